import { type FSWatcher, lstatSync, readdirSync, realpathSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isLeftover } from '#src/node/files/findFiles.ts'

/**
 * Calls `tell` with the path of whatever is written, added, moved or removed in a folder or in the folders below it; not for files that
 * `findFiles` leaves out. One watch for each folder, none for files: ten thousand pages in a few folders are watched at once, and cost
 * nothing. The folder may go and come back, and where it is a link, lead elsewhere. Throws the system's error when it cannot be watched.
 */
export function watchFolder(root: string, tell: (path: string) => void): { close(): void } {
  const watches = new Map<string, FSWatcher>()

  let aboveTarget: FSWatcher | undefined

  function begin(folder: string): void {
    const made = watch(folder, (event, name) => {
      if (name !== null && isSeen(name)) heard(event, join(folder, name))
    })
    // On some systems the end of a folder is an error.
    made.on('error', () => end(folder))
    watches.set(folder, made)
  }

  /** Watches a folder and all below it, and gives the files that are in them. */
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
    // Of links, only the folder itself may be one.
    const isFolder = (path === root ? statSync : lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true
    if (event === 'rename' || !isFolder) end(path)
    // Of a folder that has come, or has come again in another one's place, nothing is watched yet.
    if (isFolder && !watches.has(path)) for (const file of filesOfNew(path)) tell(file)
    tell(path)
  }

  /** Watches where a link leads, for what becomes of the folder there. */
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
      // It has gone again.
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
