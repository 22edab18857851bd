import type { SitePage } from '#src/site/site.ts'

const known = new WeakMap<SitePage, Set<string>>()

/** All anchors of a page: its sections and the headings in texts. */
export function anchorsOf(page: SitePage): Set<string> {
  let anchors = known.get(page)
  if (!anchors) known.set(page, (anchors = new Set(page.anchors)))
  return anchors
}
