import { findPage } from './lookup.ts'
import type { TextLink } from './pageData.ts'
import { isHome } from '#src/site/languages/isHome.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** The pages from the home page to this page, which is last; empty for the home page and bare pages. */
export function breadcrumb(site: Site, page: SitePage, home: string): TextLink[] {
  if (isHome(page) || page.meta.layout === 'bare') return []
  const trail: TextLink[] = [{ label: page.meta.name, href: page.path }]
  const seen = new Set([page.path])
  for (let above = pageAbove(site, page); above && !seen.has(above.path); above = pageAbove(site, above)) {
    seen.add(above.path)
    trail.unshift({ label: isHome(above) ? home : above.meta.name, href: above.path })
  }
  return trail
}

/** The parent page: the named one, otherwise the nearest page whose path is a prefix. */
export function pageAbove(site: Pick<Site, 'pages'>, page: SitePage): SitePage | undefined {
  if (isHome(page)) return undefined
  if (page.meta.parent) return findPage(site, page.meta.parent)
  for (let path = page.path; path !== '';) {
    path = path.slice(0, path.lastIndexOf('/'))
    const found = findPage(site, path || '/')
    if (found) return found
  }
  return undefined
}
