import { statSync } from 'node:fs'

/** Whether a path is a regular file. Opening anything else, such as a named pipe, may block. Never throws. */
export function isRegularFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
