import { contentHash } from '#src/node/files/hashes.ts'

/** The hash of a source text that its translations record. */
export function textNote(text: unknown): string {
  return contentHash(JSON.stringify(text)).slice(0, 8)
}
