import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { type EditRequest, applyEdit } from './applyEdit.ts'
import { applyPlan } from './applyPlan.ts'
import { type EditResult, refusedEdit } from './editResult.ts'
import type { Change } from './change.ts'
import { editLog } from './editLog.ts'
import { type KeptStep, type StepPages, stepChanges } from './keptStep.ts'
import { movedFiles } from './movedFiles.ts'
import type { Guard } from './rights/guard.ts'
import type { WholeAct } from './rights/whyForbidden.ts'
import { readInside } from './sources.ts'
import { stepLine } from './stepLine.ts'
import { type KeptPicture, type PictureChange, keptPictures, staysAfter, stepPicture, takePicture } from './stepPicture.ts'
import { withConfigLock } from './withConfigLock.ts'

/** The edits of a config folder by all processes, in a persistent log. All methods wait for the lock of the folder. */
export type EditHistory = {
  /** Applies an edit like `applyEdit` and logs it under a label; `joins` is as in `editLine`. */
  apply(request: EditRequest, label: string, joins?: boolean): EditResult
  /** Writes changes of several files like `applyPlan`, and of pictures, and logs them as one step. */
  commit(changes: readonly Change[], label: string, options: CommitOptions): EditResult
  /** Logs a picture that `bring` has added to the folder as a step, unless it already existed. */
  bringIn<Brought extends { path: string; isNew: boolean } | { failure: string }>(bring: () => Brought): Brought | { failure: string }
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

/**
 * How changes are committed: `isStrict` is as in `applyPlan`, `pages` are those to show, and `pictures` change with the files; `whole`
 * names a task that moves or removes pages.
 */
type CommitOptions = { isStrict: boolean; pages: StepPages; pictures?: readonly PictureChange[]; whole?: WholeAct | undefined }

/** The result of a step, its file, and the page to open afterwards, unless it is the one that is open. */
export type StepBack = EditResult & { file: string; label: string; page: string | null }

/**
 * The history of a config folder. A step is only taken if its files are unchanged since: a file changed by another program is never
 * overwritten, and its steps are dropped. The guard refuses what its person may not do, also as undo or redo of a step by others.
 */
export function editHistory(configDir: string, now = Date.now, guard?: Guard): EditHistory {
  const log = editLog(configDir)

  function takeStep(did: 'undo' | 'redo'): StepBack | undefined {
    const { done, undone } = log.read()
    const kept = (did === 'undo' ? done : undone).at(-1)
    if (!kept) return undefined
    const names = namesOf(kept)
    const result = kept.picture ? takeOne(kept.picture, did) : takeAll(kept, did)
    if (result.status === 'conflict') log.note({ id: randomUUID(), did: 'forget', files: names })
    const file = names.find((name) => readInside(configDir, name) !== undefined) ?? names[0]!
    const page = result.status === 'written' ? kept.pages[did === 'undo' ? 'before' : 'after'] : null
    return { ...result, file, label: kept.label, page }
  }

  function takeAll(kept: KeptStep, did: 'undo' | 'redo'): EditResult {
    const found = stepChanges(configDir, kept, did)
    if ('failure' in found) return conflict(found.failure)
    const isOwn = kept.by !== undefined && kept.by === guard?.person
    const asked = isOwn ? undefined : guard
    const pictures = kept.pictures ?? []
    const forbidden = pictures.length > 0 ? asked?.whyNoMedia() : undefined
    if (forbidden !== undefined) return refusedEdit(forbidden)
    return withPictures(pictures, did, () => {
      if (found.changes.length > 0) return applyPlan(configDir, found.changes, { id: randomUUID(), did }, false, asked)
      log.note({ id: randomUUID(), did })
      return WRITTEN
    })
  }

  function takeOne(picture: KeptPicture, did: 'undo' | 'redo'): EditResult {
    const forbidden = guard?.whyNoMedia()
    if (forbidden !== undefined) return refusedEdit(forbidden)
    const failed = takePicture(configDir, picture, did)
    if (failed) return conflict(failed.failure)
    log.note({ id: randomUUID(), did })
    return WRITTEN
  }

  /** Runs `write`, with the pictures that its files need in place before, and those that they no longer need removed afterwards. */
  function withPictures(pictures: readonly KeptPicture[], did: 'undo' | 'redo', write: () => EditResult): EditResult {
    const back = did === 'redo' ? 'undo' : 'redo'
    const put: KeptPicture[] = []
    const restore = () => put.toReversed().forEach((picture) => takePicture(configDir, picture, back))
    for (const picture of pictures.filter((one) => staysAfter(one, did))) {
      const failed = takePicture(configDir, picture, did)
      if (failed) {
        restore()
        return conflict(failed.failure)
      }
      put.push(picture)
    }
    const result = write()
    if (result.status !== 'written') restore()
    // A picture that is used elsewhere by now stays.
    else for (const picture of pictures) if (!staysAfter(picture, did)) takePicture(configDir, picture, did)
    return result
  }

  return {
    apply: (request, label, joins = false) => applyEdit(configDir, request, { label, joins, at: now(), by: guard?.person }, guard),
    commit: (changes, label, { isStrict, pages, pictures = [], whole }) =>
      withConfigLock(configDir, () => {
        const line = stepLine(changes, label, now(), pages, guard?.person)
        const asked = guard?.during(whole)
        if (pictures.length === 0) return applyPlan(configDir, changes, line, isStrict, asked)
        const forbidden = guard?.whyNoMedia()
        if (forbidden !== undefined) return refusedEdit(forbidden)
        const step = { ...line.step, pictures: keptPictures(configDir, pictures) }
        return withPictures(step.pictures, 'redo', () => {
          if (changes.length > 0) return applyPlan(configDir, changes, { ...line, step }, isStrict, asked)
          log.note({ ...line, step })
          return WRITTEN
        })
      }),
    bringIn: (bring) =>
      withConfigLock(configDir, () => {
        const forbidden = guard?.whyNoMedia()
        if (forbidden !== undefined) return { failure: forbidden }
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
        const forbidden = guard?.whyNoMedia()
        if (forbidden !== undefined) return { failure: forbidden }
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

const WRITTEN: EditResult = { status: 'written', problems: [], hash: '' }

function conflict(message: string): EditResult {
  return { status: 'conflict', message, problems: [], hash: '' }
}

function namesOf({ files, picture, pictures = [] }: KeptStep): string[] {
  if (picture) return [picture.file]
  const changed = files.flatMap(({ from, to }) => [from, to]).filter((name) => name !== null)
  return [...new Set([...changed, ...pictures.map(({ file }) => file)])]
}
