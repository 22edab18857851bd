import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { type Change, textAfter } from './change.ts'
import { placeOnDisk } from './placeOnDisk.ts'

/** The result of writing: a function that reverts it, or the reason in one line why it failed; then no file has changed. */
export type Applied = { undo(): void } | { failure: string }

/**
 * Writes changes. All checks that can fail come first: paths are validated, files must be unchanged since they were read, and new texts are
 * written to temporary files next to the old ones; these are then renamed. Never writes outside the config folder, nor over an unknown
 * file.
 */
export function applyChanges(configDir: string, changes: Change[]): Applied {
  for (const { from, to, before } of changes) {
    for (const file of [from, to]) {
      const place = file === null ? undefined : placeOnDisk(configDir, file)
      if (place && 'failure' in place) return place
    }
    if (to !== null && to !== from && existsSync(join(configDir, to))) return { failure: `${to} already exists.` }
    if (from === null) continue
    const isSame = existsSync(join(configDir, from)) && readFileSync(join(configDir, from)).equals(Buffer.from(before))
    if (!isSame) return { failure: `${from} has changed in the meantime, or is not encoded in UTF-8.` }
  }

  const place = (file: string) => join(configDir, file)
  const modes = changes.map(({ from }) => (from === null ? undefined : statSync(place(from)).mode))
  const made: { top: string; folder: string }[] = []
  const staged: string[] = []
  const steps: (() => void)[] = []

  const stage = (file: string, text: string, mode: number | undefined): string => {
    const folder = dirname(place(file))
    const top = mkdirSync(folder, { recursive: true })
    if (top !== undefined) made.push({ top, folder })
    // Hidden files are skipped by all readers of the folder.
    const path = join(folder, `.${process.pid}-${staged.length}.tmp`)
    staged.push(path)
    writeFileSync(path, text, { flag: 'wx' })
    if (mode !== undefined) chmodSync(path, mode)
    return path
  }
  const cleanUp = () => {
    for (const path of staged) rmSync(path, { force: true })
  }
  const undo = () => {
    cleanUp()
    for (const step of steps.toReversed()) step()
    for (const { top, folder } of made.toReversed()) removeEmpty(folder, top)
  }

  try {
    const paths = changes.map(({ to, before, edits }, index) =>
      to === null ? undefined : stage(to, textAfter({ before, edits }), modes[index]),
    )
    for (const [index, { from, to, before }] of changes.entries()) {
      const restore = () => renameSync(stage(from!, before, modes[index]), place(from!))
      if (to !== null) {
        renameSync(paths[index]!, place(to))
        steps.push(from === to ? restore : () => rmSync(place(to)))
      }
      if (from !== null && from !== to) {
        rmSync(place(from))
        steps.push(restore)
      }
    }
    for (const { from, to } of changes) {
      // Keep `pages` itself and the folder of a collection.
      const keeps = from?.startsWith('collections/') ? 2 : 1
      const parts = dirname(from ?? '').split('/')
      if (from !== null && from !== to && parts.length > keeps)
        removeEmpty(dirname(place(from)), place(parts.slice(0, keeps + 1).join('/')))
    }
    return { undo }
  } catch (error) {
    const why = errorReason(error)
    try {
      undo()
    } catch (second) {
      return {
        failure: `Writing failed: ${why}. Some files could not be restored: ${errorReason(second)}. Compare the folder with its last commit.`,
      }
    }
    return { failure: `Nothing was changed, because writing failed: ${why}.` }
  } finally {
    cleanUp()
  }
}

/** Deletes a folder and its parents, up to a top folder, as long as they are empty. */
function removeEmpty(folder: string, top: string): void {
  try {
    for (let path = folder; path === top || path.startsWith(top + sep); path = dirname(path)) rmdirSync(path)
  } catch {
    // Not empty, or already deleted.
  }
}
