import type { Section } from '#src/contract/sections.ts'

/** The collections whose entries a page with these sections lists; `own` is the one that it belongs to. */
export function listedCollections(sections: readonly Section[], own: string | undefined): string[] {
  const names = sections.map((section) => {
    if (section.type === 'entryCards' || section.type === 'glossaryIndex' || section.type === 'newsList') return section.collection
    // Each entry leads to the next ones, so that all of them are found.
    return section.type === 'relatedEntries' ? own : undefined
  })
  return [...new Set(names.filter((name) => name !== undefined))]
}
