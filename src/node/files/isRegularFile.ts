import { statSync } from 'node:fs'

/** Whether a path leads to a regular file. Opening anything else, such as a named pipe, may wait for ever. Never throws. */
export function isRegularFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
