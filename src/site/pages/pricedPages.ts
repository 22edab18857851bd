import type { Site, SitePage } from '#src/site/site.ts'
import { pageAbove } from './breadcrumb.ts'
import { pathsText } from './lookup.ts'
import { openReads, trackPageReads } from './trackPageReads.ts'

const indexes = new WeakMap<SitePage[], Map<SitePage, SitePage[]>>()

/** The published child pages of a page in the breadcrumb that show a numeric price. */
export function pricedPagesBelow(site: Pick<Site, 'pages'>, page: SitePage): SitePage[] {
  const index = indexes.get(site.pages) ?? trackPageReads(() => indexOf(site)).made
  indexes.set(site.pages, index)
  const below = index.get(page) ?? []
  const reads = openReads()
  reads?.below.set(page.path, pathsText(below))
  for (const { path } of [page, ...below]) reads?.whole.add(path)
  return below
}

function indexOf(site: Pick<Site, 'pages'>): Map<SitePage, SitePage[]> {
  const index = new Map<SitePage, SitePage[]>()
  for (const page of site.pages) {
    const above = page.uses.hasPrices ? pageAbove(site, page) : undefined
    if (!above) continue
    const others = index.get(above)
    if (others) others.push(page)
    else index.set(above, [page])
  }
  return index
}
