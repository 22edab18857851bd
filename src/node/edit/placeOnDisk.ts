import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'

/**
 * The location of a config file on disk, guaranteed to be inside its folder: no part of its relative path is a link. Otherwise the reason
 * in one line why it cannot be written.
 */
export function placeOnDisk(configDir: string, file: string): { path: string } | { failure: string } {
  try {
    const path = safeJoin(configDir, file)
    const parts = file.split('/')
    for (let length = 1; length <= parts.length; length++) {
      const part = parts.slice(0, length).join('/')
      const stats = lstatSync(join(configDir, part), { throwIfNoEntry: false })
      if (!stats) break
      if (stats.isSymbolicLink()) return { failure: `${part} is a symbolic link; replace it with the file itself first.` }
      const isFolder = length < parts.length
      if (isFolder ? !stats.isDirectory() : !stats.isFile()) return { failure: `${part} is not a ${isFolder ? 'folder' : 'file'}.` }
    }
    return { path }
  } catch (error) {
    return { failure: error instanceof RangeError ? error.message : `${file} cannot be accessed: ${errorReason(error)}.` }
  }
}
