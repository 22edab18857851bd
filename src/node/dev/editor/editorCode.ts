import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { packedHashes } from '#src/node/files/packedHashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** The scripts of the editor as one bundle: its entry, and the hashes of its sources, by file below the project. */
export type EditorCode = { entry: string; sources: Record<string, string> }

/** The folder of the bundle, which is written when this project is installed or packed. */
export const EDITOR_FOLDER = join(PROJECT_ROOT, '.build/node/editor')

/** The file that describes the bundle; it is written last, so that the rest of the folder is complete. */
export const EDITOR_FILE = join(EDITOR_FOLDER, 'code.json')

/** The address below which the bundle is served. Its file names contain hashes. */
export const EDITOR_BASE = '/_edit/'

/** The bundle of the editor; undefined if there is none, or if a source has changed since. */
export function editorCode(): EditorCode | undefined {
  if (!existsSync(EDITOR_FILE)) return undefined
  const code = JSON.parse(readFileSync(EDITOR_FILE, 'utf8')) as EditorCode
  // The files of a package never change.
  const isCurrent = packedHashes() !== undefined || Object.entries(code.sources).every(([file, hash]) => sourceHash(file) === hash)
  return isCurrent ? code : undefined
}

/** The hash of a source, a file below the project; undefined if it does not exist. */
export function sourceHash(file: string): string | undefined {
  const path = join(PROJECT_ROOT, file)
  return existsSync(path) ? contentHash(readFileSync(path)) : undefined
}
