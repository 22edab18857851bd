import { copyFileSync, linkSync } from 'node:fs'
import { errorCode } from './systemError.ts'

/** What a system answers that cannot give a file two names: other disks, other file systems, too many names, no permission. */
const UNABLE = ['EXDEV', 'EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']

/**
 * Gives a file a second name, without reading it; copies it where the system cannot do that. The two are one file: neither may be written
 * into any more, only replaced. Throws the system’s error when there is no such file, or something has the new name already.
 */
export function shareFile(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch (error) {
    if (!isUnable(error)) throw error
    copyFileSync(file, name)
  }
}

/** Whether a system says that it cannot give a file two names. */
export function isUnable(error: unknown): boolean {
  return UNABLE.includes(errorCode(error) ?? '')
}
