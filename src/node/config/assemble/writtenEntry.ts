import { isFields } from '#src/site/isFields.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import { readJson } from '#src/node/config/read/readFiles.ts'
import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import type { FileHashes } from '#src/node/files/fileHashes.ts'

/** The name and the fields that the file of an entry says, as written: other pages show them. */
export type WrittenEntry = { name?: string; fields: Readonly<Record<string, unknown>> }

/** Reads what other pages show of an entry; undefined if the file cannot be read. */
export function writtenEntry(file: string, { listed, hashes }: { listed: ListedFiles; hashes: FileHashes }): WrittenEntry | undefined {
  const { text } = readJson(file, listed.outside.has(file), hashes)
  const value = text === undefined ? undefined : parseJsonFile(file, text).value
  if (!isFields(value)) return undefined
  const { name, fields } = value
  return { ...(typeof name === 'string' && { name }), fields: isFields(fields) ? fields : {} }
}
