import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tempPath, sweepTempFiles } from './tempFile.ts'

const UNUSED_DAYS = 21

/** Files that are expensive to make, each kept under the hash of all that it is made from. */
export type KeptFiles = {
  /**
   * Where the file under a name is, or is to be put; `isThere` says which. It is put there with `writeWhole`, unless whoever finds it sees
   * whether it is whole.
   */
  find(name: string): { path: string; isThere: boolean }
  /** The path of the file under a name, which is made when it is not there. Fails with what `make` fails with. */
  file(name: string, make: () => Buffer | Promise<Buffer>): Promise<string>
  /** Removes what nobody has asked for in three weeks, and what was begun by processes that have ended. */
  tidy(): void
}

/**
 * Keeps files in a folder that may be removed at any time. Several processes can use one folder: a file appears whole or not at all, and
 * whoever comes second puts the same bytes in its place.
 */
export function keptFiles(folder: string, now = Date.now()): KeptFiles {
  mkdirSync(folder, { recursive: true })
  // Most of a large site is there, or none is: one look at the folder tells of what is not.
  const names = new Set(readdirSync(folder))
  function find(name: string): { path: string; isThere: boolean } {
    const path = join(folder, name)
    if (!names.has(name)) return { path, isThere: false }
    // A machine that stops may leave an empty file.
    if (!statSync(path, { throwIfNoEntry: false })?.size) return { path, isThere: false }
    try {
      utimesSync(path, now / 1000, now / 1000)
      return { path, isThere: true }
    } catch {
      // Another process has just removed it.
      return { path, isThere: false }
    }
  }

  return {
    find,
    async file(name, make) {
      const { path, isThere } = find(name)
      if (isThere) return path
      const begun = tempPath(path)
      // Beside the thread, which has other things to do than to wait for the disk.
      await writeFile(begun, await make(), { flush: true })
      await rename(begun, path)
      names.add(name)
      return path
    },
    tidy() {
      sweepTempFiles(folder, now)
      for (const name of readdirSync(folder)) {
        const path = join(folder, name)
        const age = now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now)
        if (age > UNUSED_DAYS * 86_400_000) rmSync(path, { force: true })
      }
    },
  }
}
