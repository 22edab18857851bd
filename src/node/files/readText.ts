import { readFileSync } from 'node:fs'
import { type EncodingFault, encodingFault, mayBeFaulty } from './encodingFault.ts'
import { contentHash } from './hashes.ts'
import { readSmallFile } from './readSmallFile.ts'

/** A text file with its hash; `fault` says why it may not be the text that its author sees. */
export type ReadText = { text: string; hash: string; fault: EncodingFault | undefined }

/** Reads an ordinary text file of at most `most` bytes; undefined when it is larger. Throws the system's error when it cannot be read. */
export function readText(path: string, most: number): ReadText | undefined {
  const text = readSmallFile(path, most)
  if (text === undefined) return undefined
  if (!mayBeFaulty(text)) return { text, hash: contentHash(text), fault: undefined }
  // Only now the bytes matter: files with different ones may be the same text.
  const bytes = readFileSync(path)
  return { text, fault: undefined, ...encodingFault(bytes), hash: contentHash(bytes) }
}
