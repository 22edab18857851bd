import type { SitePage } from '#src/site/site.ts'

const known = new WeakMap<SitePage, Set<string>>()

/** Everything on a page that a link can end at: its sections and the headings inside texts. */
export function anchorsOf(page: SitePage): Set<string> {
  let anchors = known.get(page)
  if (!anchors) known.set(page, (anchors = new Set(page.anchors)))
  return anchors
}
