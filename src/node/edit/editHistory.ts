import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { type EditRequest, applyEdit } from './applyEdit.ts'
import { applyPlan } from './applyPlan.ts'
import type { EditResult } from './editResult.ts'
import type { Change } from './change.ts'
import { editLog } from './editLog.ts'
import { type KeptStep, type StepPages, stepChanges } from './keptStep.ts'
import { movedFiles } from './movedFiles.ts'
import { readInside } from './sources.ts'
import { stepLine } from './stepLine.ts'
import { type KeptPicture, stepPicture } from './stepPicture.ts'
import { withConfigLock } from './withConfigLock.ts'

/** The edits of a config folder, whoever made them, in a log that outlives the process. All wait for the lock of the folder. */
export type EditHistory = {
  /** Applies an edit as `applyEdit` does, and keeps it under a name for people; `joins` as `editLine` has it. */
  apply(request: EditRequest, label: string, joins?: boolean): EditResult
  /** Writes changes of several files as `applyPlan` does, and keeps them as one step. */
  commit(changes: readonly Change[], label: string, options: { isStrict: boolean; pages: StepPages }): EditResult
  /** Keeps a picture that `bring` has put into the folder, unless it was there already, as a step. */
  bringIn<Brought extends { path: string; isNew: boolean } | { failure: string }>(bring: () => Brought): Brought
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
    const result = kept.picture ? takePicture(kept.picture, did) : takeFiles(kept, did)
    if (result.status === 'conflict') log.note({ id: randomUUID(), did: 'forget', files: names })
    const file = names.find((name) => readInside(configDir, name) !== undefined) ?? names[0]!
    const page = result.status === 'written' ? kept.pages[did === 'undo' ? 'before' : 'after'] : null
    return { ...result, file, label: kept.label, page }
  }

  function takeFiles(kept: KeptStep, did: 'undo' | 'redo'): EditResult {
    const found = stepChanges(configDir, kept, did)
    return 'failure' in found ? conflict(found.failure) : applyPlan(configDir, found.changes, { id: randomUUID(), did })
  }

  function takePicture(picture: KeptPicture, did: 'undo' | 'redo'): EditResult {
    const failed = stepPicture(configDir, picture, did)
    if (failed) return conflict(failed.failure)
    log.note({ id: randomUUID(), did })
    return { status: 'written', diff: '', problems: [], hash: '' }
  }

  return {
    apply: (request, label, joins = false) => applyEdit(configDir, request, { label, joins, at: now() }),
    commit: (changes, label, { isStrict, pages }) => applyPlan(configDir, changes, stepLine(changes, label, now(), pages), isStrict),
    bringIn: (bring) =>
      withConfigLock(configDir, () => {
        const brought = bring()
        if ('failure' in brought || !brought.isNew) return brought
        const file = brought.path.slice(1)
        const picture = { file, hash: contentHash(readFileSync(join(configDir, file))) }
        const step = { label: `upload ${file}`, at: now(), files: [], pages: { before: null, after: null }, picture }
        log.note({ id: randomUUID(), did: 'step', joins: false, step })
        return brought
      }),
    undo: () => withConfigLock(configDir, () => takeStep('undo')),
    redo: () => withConfigLock(configDir, () => takeStep('redo')),
    next() {
      const { done, undone } = log.read()
      return { undo: done.at(-1)?.label ?? null, redo: undone.at(-1)?.label ?? null }
    },
    moved: () => movedFiles(configDir, log.read()),
  }
}

function conflict(message: string): EditResult {
  return { status: 'conflict', message, diff: '', problems: [], hash: '' }
}

function namesOf({ files, picture }: KeptStep): string[] {
  if (picture) return [picture.file]
  return [...new Set(files.flatMap(({ from, to }) => [from, to]).filter((name) => name !== null))]
}
