import { type Stats, statSync } from 'node:fs'
import type { Dirent } from 'node:fs'

/** The kind of a special file, which may block when opened, in words; undefined for files, folders and links. */
export function specialKind(entry: Dirent | Stats): string | undefined {
  if (entry.isFIFO()) return 'a named pipe'
  if (entry.isSocket()) return 'a socket'
  return entry.isCharacterDevice() || entry.isBlockDevice() ? 'a device' : undefined
}

/** The same for the target of a symbolic link; undefined also for a dangling link. */
export function specialBehind(link: string): string | undefined {
  try {
    return specialKind(statSync(link))
  } catch {
    return undefined
  }
}
