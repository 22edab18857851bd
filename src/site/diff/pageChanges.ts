import type { PageMeta, SitePage } from '#src/site/site.ts'
import { type FieldChange, fieldChanges } from './fieldChanges.ts'
import type { Compared } from './compared.ts'
import { valueChanges } from './valueChanges.ts'
import type { Match } from './pageMatches.ts'
import { type SectionChange, type SectionChanges, sectionChanges } from './sectionChanges.ts'

/** Differences between two states of a page: its metadata and its own sections. */
export type PageChange = { page: SitePage; fields: FieldChange[] } & SectionChanges

/** A shared section that changed: in a fragment, or in the index of a collection. */
export type SharedChange = { change: SectionChange; pages: string[] }

/** Changed pages, in the order of the matches, and changes of the sections that they share, each once. */
export function pageChanges(matches: Match[], old: Compared, now: Compared): { pages: PageChange[]; shared: SharedChange[] } {
  const shared = new Map<string, SharedChange>()
  const pages = matches.flatMap(({ before, after }): PageChange[] => {
    const fields = [...fieldChanges(said(before), said(after)), ...valueChanges([before, old], [after, now])]
    // The sources are the same, so the sections need not be read.
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

/**
 * Metadata of a page, without its menu positions, which are compared as menus, without the values of its fields, which are compared by
 * label, and without the date of its last change.
 */
function said({ meta }: SitePage): Omit<PageMeta, 'menus' | 'fields' | 'updated' | 'published'> {
  const { menus: _menus, fields: _fields, updated: _updated, published: _published, ...rest } = meta
  return rest
}
