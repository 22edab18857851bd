import type { PageMeta, SitePage } from '#src/site/site.ts'
import { type FieldChange, fieldChanges } from './fieldChanges.ts'
import type { Match } from './pageMatches.ts'
import { type SectionChange, type SectionChanges, sectionChanges } from './sectionChanges.ts'

/** What differs between two states of a page: what it says of itself, and its own sections. */
export type PageChange = { page: SitePage; fields: FieldChange[] } & SectionChanges

/** A section that several pages share, changed once: in a fragment, or in the index of a collection. */
export type SharedChange = { change: SectionChange; pages: string[] }

/** Pages that differ, in the order of the matches, and changes of sections that they share, each once. */
export function pageChanges(matches: Match[]): { pages: PageChange[]; shared: SharedChange[] } {
  const shared = new Map<string, SharedChange>()
  const pages = matches.flatMap(({ before, after }): PageChange[] => {
    const fields = fieldChanges(said(before), said(after))
    // Made from the same, so that its sections, which may have to be read, need not be.
    const isMadeAlike = before.key === after.key
    const { changes, isReordered } = isMadeAlike ? { changes: [], isReordered: false } : sectionChanges(before, after)
    const own = changes.filter((change) => change.file === after.file || change.file === before.file)
    for (const change of changes) {
      if (own.includes(change)) continue
      const key = JSON.stringify(change)
      const known = shared.get(key) ?? { change, pages: [] }
      known.pages.push(after.path)
      shared.set(key, known)
    }
    return fields.length > 0 || own.length > 0 || isReordered ? [{ page: after, fields, changes: own, isReordered }] : []
  })
  return { pages, shared: [...shared.values()] }
}

/** What a page says of itself, without its places in menus, which are compared as menus, and without the day of its last change. */
function said({ meta }: SitePage): Omit<PageMeta, 'menus' | 'updated' | 'published'> {
  const { menus: _menus, updated: _updated, published: _published, ...rest } = meta
  return rest
}
