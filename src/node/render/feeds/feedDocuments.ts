/** The most entries and bytes of a part; a document has two parts at most, so that none exceeds 512 KB. */
const MOST_ENTRIES = 25
export const MOST_BYTES = 200_000

/** The entries of a document of a feed, newest first; `archive` is the number of an archive, from 1 for the oldest entries. */
export type FeedPart<Entry> = { entries: Entry[]; archive: number | undefined }

/**
 * Divides the entries of a feed, newest first, into its current document and archives, the current one first. Parts are filled from the
 * oldest entry on, so that a new entry changes no archive; the current document has the last two parts.
 */
export function feedDocuments<Entry extends { bytes: number }>(newestFirst: readonly Entry[]): FeedPart<Entry>[] {
  const parts: Entry[][] = []
  let bytes = 0
  for (const entry of newestFirst.toReversed()) {
    const part = parts.at(-1)
    if (part && part.length < MOST_ENTRIES && bytes + entry.bytes <= MOST_BYTES) {
      part.unshift(entry)
      bytes += entry.bytes
    } else {
      parts.push([entry])
      bytes = entry.bytes
    }
  }
  const current = parts.splice(-2).toReversed().flat()
  const archives = parts.map((entries, index) => ({ entries, archive: index + 1 }))
  return [{ entries: current, archive: undefined }, ...archives.toReversed()]
}
