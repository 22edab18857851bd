import { type Stats, statSync } from 'node:fs'
import type { Dirent } from 'node:fs'

/**
 * What a file is that holds no bytes of its own and may keep whoever opens it waiting, in words; undefined for files, folders and links.
 */
export function specialKind(entry: Dirent | Stats): string | undefined {
  if (entry.isFIFO()) return 'a named pipe'
  if (entry.isSocket()) return 'a socket'
  return entry.isCharacterDevice() || entry.isBlockDevice() ? 'a device' : undefined
}

/** The same of what a symbolic link leads to; undefined also where it leads to nothing. */
export function specialBehind(link: string): string | undefined {
  try {
    return specialKind(statSync(link))
  } catch {
    return undefined
  }
}
