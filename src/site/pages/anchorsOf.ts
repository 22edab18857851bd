import type { Listed } from '#src/site/lists/entriesOfList.ts'
import { listAnchors } from '#src/site/lists/listAnchors.ts'
import type { SitePage } from '#src/site/site.ts'

const known = new WeakMap<SitePage[], Map<SitePage, Set<string>>>()

/** All anchors of a page: its sections, the headings in texts, and the entries of lists with anchors. */
export function anchorsOf(site: Listed, page: SitePage): Set<string> {
  let ofSite = known.get(site.pages)
  if (!ofSite) known.set(site.pages, (ofSite = new Map()))
  let anchors = ofSite.get(page)
  if (!anchors)
    ofSite.set(page, (anchors = new Set([...page.anchors, ...page.uses.lists.flatMap((list) => listAnchors(site, page, list))])))
  return anchors
}
