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

/** The edits of a config folder by all processes, in a persistent log. All methods wait for the lock of the folder. */
export type EditHistory = {
  /** Applies an edit like `applyEdit` and logs it under a label; `joins` is as in `editLine`. */
  apply(request: EditRequest, label: string, joins?: boolean): EditResult
  /** Writes changes of several files like `applyPlan` and logs them as one step. */
  commit(changes: readonly Change[], label: string, options: { isStrict: boolean; pages: StepPages }): EditResult
  /** Logs a picture that `bring` has added to the folder as a step, unless it already existed. */
  bringIn<Brought extends { path: string; isNew: boolean } | { failure: string }>(bring: () => Brought): Brought
  /** Deletes a file of `assets/` as a step, unless something uses it; returns the reason in one line if this is impossible. */
  takeOut(file: string): { failure: string } | undefined
  /** Restores the bytes from before the last edit; undefined if there is none. */
  undo(): StepBack | undefined
  /** Redoes the edit that was undone last. */
  redo(): StepBack | undefined
  /** The labels of the next steps. */
  next(): { undo: string | null; redo: string | null }
  /** Files whose path has changed since an earlier step. */
  moved(): { from: string; to: string }[]
}

/** The result of a step, its file, and the page to open afterwards, unless it is the one that is open. */
export type StepBack = EditResult & { file: string; label: string; page: string | null }

/**
 * The history of a config folder. A step is only taken if its files are unchanged since: a file changed by another program is never
 * overwritten, and its steps are dropped.
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
    if ('failure' in found) return conflict(found.failure)
    const { brought = [] } = kept
    const failed = did === 'redo' ? brought.map((asset) => stepPicture(configDir, asset, did)).find((one) => one !== undefined) : undefined
    if (failed) return conflict(failed.failure)
    const result = applyPlan(configDir, found.changes, { id: randomUUID(), did })
    // A file that another one has come to use stays.
    if (did === 'undo' && result.status === 'written') for (const asset of brought) stepPicture(configDir, asset, did)
    return result
  }

  function takePicture(picture: KeptPicture, did: 'undo' | 'redo'): EditResult {
    const isForward = did === 'redo'
    const failed = stepPicture(configDir, picture, isForward === (picture.isDeleted === true) ? 'undo' : 'redo')
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
    takeOut: (file) =>
      withConfigLock(configDir, () => {
        const picture: KeptPicture = { file, hash: contentHash(readFileSync(join(configDir, file))), isDeleted: true }
        const failed = stepPicture(configDir, picture, 'undo')
        if (failed) return failed
        const step = { label: `delete ${file}`, at: now(), files: [], pages: { before: null, after: null }, picture }
        log.note({ id: randomUUID(), did: 'step', joins: false, step })
        return undefined
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
