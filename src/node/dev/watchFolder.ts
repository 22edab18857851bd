import { type FSWatcher, lstatSync, readdirSync, realpathSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isLeftover } from '#src/node/files/findFiles.ts'

/**
 * Calls `tell` with the path of everything that is written, added, moved or removed in a folder or its subfolders, except for files that
 * `findFiles` skips. It watches folders, not files, so ten thousand pages in a few folders cost nothing. The folder can be deleted and
 * recreated, and if it is a link, point elsewhere. Throws the system's error if it cannot be watched.
 */
export function watchFolder(root: string, tell: (path: string) => void): { close(): void } {
  const watches = new Map<string, FSWatcher>()

  let aboveTarget: FSWatcher | undefined

  function begin(folder: string): void {
    const made = watch(folder, (event, name) => {
      if (name !== null && isSeen(name)) heard(event, join(folder, name))
    })
    // On some systems, deleting the folder emits an error.
    made.on('error', () => end(folder))
    watches.set(folder, made)
  }

  /** Watches a folder and its subfolders, and returns the files in them. */
  function open(folder: string): string[] {
    begin(folder)
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => isSeen(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name)
        return entry.isDirectory() ? open(path) : [path]
      })
  }

  function end(folder: string): void {
    for (const [watched, made] of watches) {
      if (watched !== folder && !watched.startsWith(join(folder, '/'))) continue
      watches.delete(watched)
      made.close()
    }
  }

  function heard(event: string, path: string): void {
    // Only the folder itself may be a link.
    const isFolder = (path === root ? statSync : lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true
    if (event === 'rename' || !isFolder) end(path)
    // A new or replaced folder is not watched yet.
    if (isFolder && !watches.has(path)) for (const file of filesOfNew(path)) tell(file)
    tell(path)
  }

  /** Watches the folder above a link’s target, for changes of the target itself. */
  function watchTarget(): void {
    if (!lstatSync(root).isSymbolicLink()) return
    const target = realpathSync(root)
    aboveTarget?.close()
    aboveTarget = watch(dirname(target), (event, name) => {
      if (name === basename(target)) heard(event, root)
    })
    aboveTarget.on('error', () => aboveTarget?.close())
  }

  function filesOfNew(folder: string): string[] {
    try {
      const files = open(folder)
      if (folder === root) watchTarget()
      return files
    } catch {
      // Deleted again.
      end(folder)
      return []
    }
  }

  open(root)
  watchTarget()
  const above = watch(dirname(root), (event, name) => {
    if (name === basename(root)) heard(event, root)
  })
  return {
    close() {
      above.close()
      aboveTarget?.close()
      end(root)
    },
  }
}

function isSeen(name: string): boolean {
  return !isLeftover(name) && name !== 'node_modules'
}
