import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isUnable } from './shareFile.ts'

/**
 * Creates hard links to all files of a folder in a new folder. False if the system does not support it; a partial copy is then deleted.
 * Throws the system’s error if the new folder already exists.
 */
export function shareFolder(folder: string, name: string): boolean {
  try {
    shareBelow(folder, name)
    return true
  } catch (error) {
    if (!isUnable(error)) throw error
  }
  rmSync(name, { recursive: true, force: true })
  return false
}

function shareBelow(folder: string, name: string): void {
  mkdirSync(name)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), join(name, entry.name)]
    if (entry.isDirectory()) shareBelow(from, to)
    else linkSync(from, to)
  }
}
