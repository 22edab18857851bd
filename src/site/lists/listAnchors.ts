import { entryId } from '#src/site/feeds/entryId.ts'
import type { SitePage } from '#src/site/site.ts'
import { type Listed, entriesOn } from './entriesOfList.ts'
import { listParts } from './listParts.ts'
import type { ListSettings } from './listUse.ts'

/** The anchors of the entries in a list on a page: their ids, if the list has anchors. */
export function listAnchors(site: Listed, page: SitePage, list: ListSettings): string[] {
  if (!list.anchors) return []
  const { number, time, facet } = page.generated?.shows.list ?? {}
  // The page of a facet repeats entries, so it has no anchors.
  if (facet) return []
  const part = listParts(entriesOn(site, page, list), list).find(({ view }) => view.number === number && view.time === time)
  return (part?.entries ?? []).map(entryId)
}
