import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
    if (!UNABLE.includes(errorCode(error) ?? '')) throw error
    copyFileSync(file, name)
  }
}

/**
 * Gives each file of a folder a second name in a new folder, without reading it. False when the system cannot do that; what was begun is
 * removed then. Throws the system’s error when something has the name of the new folder already.
 */
export function shareFolder(folder: string, name: string): boolean {
  const share = (from: string, to: string) => {
    mkdirSync(to)
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, second] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory()) share(source, second)
      else linkSync(source, second)
    }
  }
  try {
    share(folder, name)
    return true
  } catch (error) {
    if (!UNABLE.includes(errorCode(error) ?? '')) throw error
    rmSync(name, { recursive: true, force: true })
    return false
  }
}
