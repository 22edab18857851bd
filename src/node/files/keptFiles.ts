import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tempPath, sweepTempFiles } from './tempFile.ts'

const UNUSED_DAYS = 21

/** A cache of files that are expensive to generate, by the hash of their inputs. */
export type KeptFiles = {
  /**
   * The path of the file with a name; `isThere` says whether it exists. Write it with `writeWhole`, unless readers detect incomplete files.
   */
  find(name: string): { path: string; isThere: boolean }
  /** The path of the file with a name, generated if missing. Fails if `make` fails. */
  file(name: string, make: () => Buffer | Promise<Buffer>): Promise<string>
  /** Deletes files unused for three weeks, and temporary files of dead processes. */
  tidy(): void
}

/**
 * A cache of files in a folder that can be deleted at any time. Several processes can share it: files appear complete, and a second writer
 * writes the same bytes.
 */
export function keptFiles(folder: string, now = Date.now()): KeptFiles {
  mkdirSync(folder, { recursive: true })
  // Either most files of a large site exist or none: listing the folder tells which are missing.
  const names = new Set(readdirSync(folder))
  function find(name: string): { path: string; isThere: boolean } {
    const path = join(folder, name)
    if (!names.has(name)) return { path, isThere: false }
    // A power failure can leave an empty file.
    if (!statSync(path, { throwIfNoEntry: false })?.size) return { path, isThere: false }
    try {
      utimesSync(path, now / 1000, now / 1000)
      return { path, isThere: true }
    } catch {
      // Another process has just deleted it.
      return { path, isThere: false }
    }
  }

  return {
    find,
    async file(name, make) {
      const { path, isThere } = find(name)
      if (isThere) return path
      const begun = tempPath(path)
      // Asynchronous, so the thread does not wait for the disk.
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
