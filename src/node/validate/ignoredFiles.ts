import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLeftover } from '#src/node/files/findFiles.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'

/**
 * Hidden files and leftovers in a config folder, which are neither read nor published, named as in problems. A hidden folder counts as one;
 * without a folder there are none.
 */
export function ignoredFiles(configDir: string): string[] {
  const found: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (isLeftover(entry.name)) found.push(pathFromCwd(path))
      else if (entry.isDirectory()) visit(path)
    }
  }
  try {
    visit(configDir)
  } catch {
    // The loader reports problems of the folder.
  }
  return found.sort()
}
