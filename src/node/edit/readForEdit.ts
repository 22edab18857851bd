import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { files as fileTable } from '#src/contract/files.ts'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { whyNotEntry } from './entryOrigin.ts'
import { placeOnDisk } from './placeOnDisk.ts'

/** The text of a known JSON or Markdown file, with its hash, or the reason in one line why it cannot be edited. */
export function readForEdit(configDir: string, file: string): { text: string; hash: string } | { failure: string } {
  if (!isTextFile(file) && !fileTable.some(({ pattern }) => pattern.test(file)))
    return { failure: 'Only Markdown files and the JSON files that the builder reads can be edited.' }
  const refusal = whyNotEntry(configDir, file)
  if (refusal !== undefined) return { failure: refusal }
  const place = placeOnDisk(configDir, file)
  if ('failure' in place) return place
  try {
    const bytes = readFileSync(place.path)
    if (!isUtf8(bytes)) return { failure: `${file} is not encoded in UTF-8.` }
    return { text: bytes.toString('utf8'), hash: contentHash(bytes) }
  } catch (error) {
    return { failure: `${file} cannot be read: ${errorReason(error)}.` }
  }
}
