import type { PageFacts, PageSummary } from './pageFacts.ts'
import type { PackedReference } from './packedReferences.ts'

/**
 * What is known of pages, for a file: key paths and what pages use, which many have in common, stand there once and are named by their
 * numbers.
 */
export type PackedFacts = {
  pages: (Omit<PageFacts, 'page' | 'references'> & {
    page?: (Omit<PageSummary, 'uses'> & { uses: number }) | undefined
    references: [kind: PackedReference[0], value: string, keyPath: number, ...rest: unknown[]][]
  })[]
  keyPaths: string[]
  uses: PageSummary['uses'][]
}

/** Packs what is known of pages. */
export function packFacts(facts: readonly PageFacts[]): PackedFacts {
  const keyPaths = new Map<string, number>()
  const uses = new Map<string, number>()
  const pages = facts.map(({ page, references, ...others }) => ({
    ...others,
    page: page && { ...page, uses: numberIn(uses, JSON.stringify(page.uses)) },
    references: references.map(([kind, value, keyPath, ...rest]): PackedFacts['pages'][number]['references'][number] => [
      kind,
      value,
      numberIn(keyPaths, keyPath),
      ...rest,
    ]),
  }))
  return { pages, keyPaths: [...keyPaths.keys()], uses: [...uses.keys()].map((used) => JSON.parse(used) as PageSummary['uses']) }
}

function numberIn(known: Map<string, number>, value: string): number {
  const number = known.get(value) ?? known.size
  known.set(value, number)
  return number
}

/** What was packed; the packed form becomes it. Pages share what they have in common. */
export function unpackFacts({ pages, keyPaths, uses }: PackedFacts): PageFacts[] {
  for (const { page, references } of pages as unknown as { page?: { uses: unknown }; references: unknown[][] }[]) {
    if (page) page.uses = uses[page.uses as number]
    for (const reference of references) reference[2] = keyPaths[reference[2] as number]
  }
  return pages as unknown as PageFacts[]
}
