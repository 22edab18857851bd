import type { PageMeta } from '#src/site/site.ts'

/**
 * What was looked up of other pages while something was made. `pages`: addresses whose page counted, or its absence. `whole`: pages whose
 * sections counted. `lists`: collections whose list, and all that its entries say of themselves, counted. `beside` and `below`: by the
 * address of a page, the addresses of the entries beside it, and of the pages with prices below it.
 */
export type PageReads = {
  pages: Set<string>
  whole: Set<string>
  lists: Set<string>
  beside: Map<string, string>
  below: Map<string, string>
}

/**
 * What others may read of a page that they look up by its address. Its title, say, is nobody else’s business: a page that changes nothing
 * but that leaves all others as they are. Whoever reads another field of other pages adds it here.
 */
export const READ_BY_OTHERS: readonly (keyof PageMeta)[] = ['name', 'summary', 'icon', 'topics', 'kind', 'parent']

let open: PageReads | undefined

/** Makes something, and notes what was looked up meanwhile. A record within another keeps its reads to itself. */
export function trackPageReads<Made>(make: () => Made): { made: Made; reads: PageReads } {
  const outer = open
  const reads: PageReads = { pages: new Set(), whole: new Set(), lists: new Set(), beside: new Map(), below: new Map() }
  open = reads
  try {
    return { made: make(), reads }
  } finally {
    open = outer
  }
}

/** The record that is being taken, for the functions that look something up. */
export function openReads(): PageReads | undefined {
  return open
}
