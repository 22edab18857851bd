import { contentHash } from '#src/node/files/hashes.ts'

/** One place at which two texts differ: what was `removed` at an offset and `added` there, and the hashes of both texts. */
export type TextDifference = { offset: number; removed: string; added: string; before: string; after: string }

/** What differs between two texts, as one place. */
export function textDifference(before: string, after: string): TextDifference {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return {
    offset: start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
    before: contentHash(before),
    after: contentHash(after),
  }
}
