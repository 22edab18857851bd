import { copyFileSync, linkSync } from 'node:fs'
import { errorCode } from './systemError.ts'

/** System errors if a file cannot have a hard link: other disks or file systems, too many links, no permission. */
const UNABLE = ['EXDEV', 'EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']

/**
 * Creates a hard link to a file; copies it if the system cannot. Neither file may be modified in place any more, only replaced. Throws the
 * system’s error if the file does not exist, or the new name does.
 */
export function shareFile(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch (error) {
    if (!isUnable(error)) throw error
    copyFileSync(file, name)
  }
}

/** Whether a system error means that hard links are not possible. */
export function isUnable(error: unknown): boolean {
  return UNABLE.includes(errorCode(error) ?? '')
}
