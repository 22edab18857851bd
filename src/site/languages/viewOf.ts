import type { Site, SitePage } from '#src/site/site.ts'

const views = new WeakMap<Site, Map<string | undefined, Site>>()

/**
 * The site as a page sees it: in its own language, with the pages that it has in that language. The path of a page that is translated finds
 * the translation. A site of one language is what it is.
 */
export function viewOf(site: Site, { language }: Pick<SitePage, 'language'>): Site {
  if (!site.languages) return site
  let known = views.get(site)
  if (!known) views.set(site, (known = new Map()))
  let view = known.get(language)
  if (!view) {
    const { settings, header, footer, collections } = site.languages.find(({ tag }) => tag === language) ?? site
    const pages = site.pages.filter((page) => page.language === language)
    known.set(language, (view = { ...site, settings, header, footer, collections, pages }))
  }
  return view
}
