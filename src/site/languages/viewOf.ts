import type { Site, SitePage } from '#src/site/site.ts'

const views = new WeakMap<Site, Map<string | undefined, Site>>()

/**
 * The site in the language of a page, with the pages of that language. The path of a translated page finds the translation. A site with one
 * language is returned unchanged.
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
