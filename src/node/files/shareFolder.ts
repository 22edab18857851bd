import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isUnable } from './shareFile.ts'

/**
 * Gives each file of a folder a second name in a new folder, without reading it. False when the system cannot do that; what was begun is
 * removed then. Throws the system’s error when something has the name of the new folder already.
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
