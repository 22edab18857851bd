import type { Site, SitePage } from '#src/site/site.ts'

/** The page with the search among the pages of a site in one language: the first by path. */
export function searchPage({ pages }: Pick<Site, 'pages'>): SitePage | undefined {
  return pages.find(({ uses, isFallback }) => uses.types.includes('siteSearch') && !isFallback)
}
