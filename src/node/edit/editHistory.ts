import { randomUUID } from 'node:crypto'
import { type EditRequest, applyEdit } from './applyEdit.ts'
import { applyPlan } from './applyPlan.ts'
import type { EditResult } from './editResult.ts'
import type { Change } from './change.ts'
import { editLog } from './editLog.ts'
import { type KeptStep, type StepPages, stepChanges } from './keptStep.ts'
import { movedFiles } from './movedFiles.ts'
import { readInside } from './sources.ts'
import { stepLine } from './stepLine.ts'
import { withConfigLock } from './withConfigLock.ts'

/** The edits of a config folder, whoever made them, in a log that outlives the process. All wait for the lock of the folder. */
export type EditHistory = {
  /** Applies an edit as `applyEdit` does, and keeps it under a name for people; `joins` as `editLine` has it. */
  apply(request: EditRequest, label: string, joins?: boolean): EditResult
  /** Writes changes of several files as `applyPlan` does, and keeps them as one step. */
  commit(changes: readonly Change[], label: string, options: { isStrict: boolean; pages: StepPages }): EditResult
  /** Puts back the bytes that were there before the last edit; undefined when there is none. */
  undo(): StepBack | undefined
  /** Does the last edit again that was undone. */
  redo(): StepBack | undefined
  /** The names of the edits that come next. */
  next(): { undo: string | null; redo: string | null }
  /** Which files lie elsewhere now than they did once. */
  moved(): { from: string; to: string }[]
}

/** What became of a step, which file it was about, and the page to look at then, unless it is the one that is open. */
export type StepBack = EditResult & { file: string; label: string; page: string | null }

/**
 * The history of a config folder. A step is taken only while its files are as it left them: one that another program has changed is never
 * overwritten, and its edits are forgotten.
 */
export function editHistory(configDir: string, now = Date.now): EditHistory {
  const log = editLog(configDir)

  function takeStep(did: 'undo' | 'redo'): StepBack | undefined {
    const { done, undone } = log.read()
    const kept = (did === 'undo' ? done : undone).at(-1)
    if (!kept) return undefined
    const names = namesOf(kept)
    const found = stepChanges(configDir, kept, did)
    const result: EditResult =
      'failure' in found
        ? { status: 'conflict', message: found.failure, diff: '', problems: [], hash: '' }
        : applyPlan(configDir, found.changes, { id: randomUUID(), did })
    if (result.status === 'conflict') log.note({ id: randomUUID(), did: 'forget', files: names })
    const file = names.find((name) => readInside(configDir, name) !== undefined) ?? names[0]!
    const page = result.status === 'written' ? kept.pages[did === 'undo' ? 'before' : 'after'] : null
    return { ...result, file, label: kept.label, page }
  }

  return {
    apply: (request, label, joins = false) => applyEdit(configDir, request, { label, joins, at: now() }),
    commit: (changes, label, { isStrict, pages }) => applyPlan(configDir, changes, stepLine(changes, label, now(), pages), isStrict),
    undo: () => withConfigLock(configDir, () => takeStep('undo')),
    redo: () => withConfigLock(configDir, () => takeStep('redo')),
    next() {
      const { done, undone } = log.read()
      return { undo: done.at(-1)?.label ?? null, redo: undone.at(-1)?.label ?? null }
    },
    moved: () => movedFiles(configDir, log.read()),
  }
}

function namesOf({ files }: KeptStep): string[] {
  return [...new Set(files.flatMap(({ from, to }) => [from, to]).filter((name) => name !== null))]
}
