import type { Section } from '#src/contract/sections.ts'

/** The collections whose entries a page with these sections lists; `own` is the collection of the page. */
export function listedCollections(sections: readonly Section[], own: string | undefined): string[] {
  const names = sections.map((section) => {
    if (section.type === 'list' || section.type === 'entryCards' || section.type === 'glossaryIndex' || section.type === 'newsList')
      return section.collection
    // Each entry links to the next ones, so all are listed.
    return section.type === 'relatedEntries' ? own : undefined
  })
  return [...new Set(names.filter((name) => name !== undefined))]
}
