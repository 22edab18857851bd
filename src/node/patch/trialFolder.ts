import { copyFileSync, linkSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '#src/node/config/read/listFiles.ts'
import { tempPath } from '#src/node/files/tempFile.ts'
import { findFiles } from '#src/node/files/findFiles.ts'

/** A copy of a config folder for trying changes. `isStale` says whether a file of the real folder was added, deleted or changed since. */
export type TrialFolder = { dir: string; isStale(): boolean; remove(): void }

/**
 * Copies a config folder into another one. Files are hard links if possible: they are only ever replaced, so the real ones stay unchanged.
 * `sweepTempFiles` recognizes the copy’s name. Throws the system’s error.
 */
export function trialFolder(configDir: string, into: string): TrialFolder {
  const dir = tempPath(join(into, 'trial'))
  mkdirSync(dir)
  const remove = () => rmSync(dir, { recursive: true, force: true })
  try {
    const before = stampsOf(configDir)
    const listed = listFiles(configDir)
    if ('failure' in listed) return { dir, isStale: () => false, remove }
    findFiles(configDir, { onFolder: (folder) => void mkdirSync(join(dir, folder), { recursive: true }) })
    for (const file of listed.all) place(join(configDir, file), join(dir, file), listed.outside.has(file))
    return { dir, isStale: () => stampsOf(configDir) !== before, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Copies a file. A dangling or outside link stays a link, so that it is reported as before. */
function place(from: string, to: string, isOutside: boolean): void {
  const real = isOutside ? undefined : realOf(from)
  if (real === undefined) {
    symlinkSync(from, to)
    return
  }
  try {
    linkSync(real, to)
  } catch {
    copyFileSync(real, to)
  }
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Identifies the state of a folder: its files, their times and sizes. */
function stampsOf(configDir: string): string {
  return findFiles(configDir)
    .map((file) => {
      const stats = statSync(join(configDir, file), { throwIfNoEntry: false })
      return stats ? `${file} ${stats.mtimeMs} ${stats.size} ${stats.ino}` : file
    })
    .join('\n')
}
