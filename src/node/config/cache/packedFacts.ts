import type { PageFacts, PageSummary } from '#src/node/config/assemble/pageFacts.ts'
import type { PackedReferences } from '#src/node/config/assemble/packedReferences.ts'

/** Facts of pages for a file: shared values, such as places of references and uses of pages, are stored once and referred to by number. */
export type PackedFacts = {
  pages: (Omit<PageFacts, 'page' | 'references'> & {
    page?: (Omit<PageSummary, 'uses'> & { uses: number }) | undefined
    references: Omit<PackedReferences, 'places'> & { places: number }
  })[]
  places: string[]
  uses: PageSummary['uses'][]
}

/** Packs facts of pages. */
export function packFacts(facts: readonly PageFacts[]): PackedFacts {
  const places = new Map<string, number>()
  const uses = new Map<string, number>()
  const pages = facts.map(({ page, references, ...others }) => ({
    ...others,
    page: page && { ...page, uses: numberIn(uses, JSON.stringify(page.uses)) },
    references: { ...references, places: numberIn(places, references.places) },
  }))
  return { pages, places: [...places.keys()], uses: [...uses.keys()].map((used) => JSON.parse(used) as PageSummary['uses']) }
}

function numberIn(known: Map<string, number>, value: string): number {
  const number = known.get(value) ?? known.size
  known.set(value, number)
  return number
}

/** Unpacks facts in place. Pages share their common values. */
export function unpackFacts({ pages, places, uses }: PackedFacts): PageFacts[] {
  for (const { page, references } of pages as unknown as { page?: { uses: unknown }; references: { places: unknown } }[]) {
    if (page) page.uses = uses[page.uses as number]
    references.places = places[references.places as number]
  }
  return pages as unknown as PageFacts[]
}
