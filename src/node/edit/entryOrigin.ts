import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '#src/node/config/read/listFiles.ts'
import { readSourced } from '#src/node/config/sources/sourced.ts'
import { fileHashes } from '#src/node/files/fileHashes.ts'
import { draftMemory } from './draftMemory.ts'

/** The row that an entry comes from, such as `row 12 of data/objects.csv`, by the path of its file; undefined for every other file. */
export function entryOrigin(configDir: string, file: string): string | undefined {
  if (!/^collections\/[^/]+\/[^/]+\.json$/.test(file) || existsSync(join(configDir, file))) return undefined
  const { shared, stamps } = draftMemory(configDir)
  const listed = listFiles(configDir)
  if ('failure' in listed) return undefined
  const origin = readSourced(configDir, listed, fileHashes(configDir, stamps), shared?.sourced).originOf(file)
  return origin && (origin.where === '' ? origin.file : `${origin.where} of ${origin.file}`)
}

/** Why an entry that comes from data cannot be changed, in one line; undefined for every other file. */
export function whyNotEntry(configDir: string, file: string): string | undefined {
  const origin = entryOrigin(configDir, file)
  return origin && `This entry comes from ${origin}. Change the data there, or its templates in ${dirname(file)}/index.json.`
}
