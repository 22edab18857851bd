import type { PageMeta } from '#src/site/site.ts'

/**
 * Data of other pages that were read while something was computed. `pages`: addresses whose page, or its absence, was used. `whole`: pages
 * whose sections were used. `lists`: collections whose list, with the metadata of its entries, was used. The others:
 * by the address of a page, the addresses of its neighbours, and of its child pages with prices, and the content of its lists.
 */
export type PageReads = {
  pages: Set<string>
  whole: Set<string>
  lists: Set<string>
  beside: Map<string, string>
  below: Map<string, string>
  listed: Map<string, string>
}

/**
 * Fields of other pages that a lookup by address may read. A change of any other field, such as the title, does not affect other pages. A
 * module that reads another field of other pages must add it here.
 */
export const READ_BY_OTHERS: readonly (keyof PageMeta)[] = ['name', 'summary', 'icon', 'topics', 'cover', 'kind', 'parent']

let open: PageReads | undefined

/** Calls a function and records its lookups. A nested record keeps its reads to itself. */
export function trackPageReads<Made>(make: () => Made): { made: Made; reads: PageReads } {
  const outer = open
  const reads: PageReads = { pages: new Set(), whole: new Set(), lists: new Set(), beside: new Map(), below: new Map(), listed: new Map() }
  open = reads
  try {
    return { made: make(), reads }
  } finally {
    open = outer
  }
}

/** The current record, for the lookup functions. */
export function openReads(): PageReads | undefined {
  return open
}
