import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'

/** What lies in a config folder: paths below it, sorted. */
export type ConfigFolder = {
  files: string[]
  /** Those that are config: all JSON files but those among the assets. */
  jsonFiles: string[]
  /** Those that pages may show, as `/assets/…`. */
  assets: string[]
  /** Symbolic links that lead out of the folder. They are not to be opened. */
  outside: ReadonlySet<string>
}

/** Lists a config folder; says why when there is none, as a sentence without a full stop. */
export function listConfig(configDir: string): ConfigFolder | { failure: string } {
  try {
    if (!statSync(configDir).isDirectory()) return { failure: 'this is a file, not a config folder' }
    const inside = realpathSync(configDir) + sep
    const outside = new Set<string>()
    const files = findFiles(configDir, (file) => {
      if (leadsOutside(join(configDir, file), inside)) outside.add(file)
    })
    if (files.length === 0) return { failure: 'this config folder is empty' }
    return {
      files,
      jsonFiles: files.filter((file) => file.endsWith('.json') && !file.startsWith('assets/')),
      assets: files.filter((file) => file.startsWith('assets/')).map((file) => `/${file}`),
      outside,
    }
  } catch (error) {
    return {
      failure: errorCode(error) === 'ENOENT' ? 'there is no such config folder' : `the config folder cannot be read: ${errorReason(error)}`,
    }
  }
}

/** Whether a symbolic link leads out of a folder. A dangling one does not: reading it says what is wrong. */
function leadsOutside(path: string, inside: string): boolean {
  try {
    return !realpathSync(path).startsWith(inside)
  } catch {
    return false
  }
}
