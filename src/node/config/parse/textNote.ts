import { contentHash } from '#src/node/files/hashes.ts'

/** What names a text in the notes of its translations. */
export function textNote(text: unknown): string {
  return contentHash(JSON.stringify(text)).slice(0, 8)
}
