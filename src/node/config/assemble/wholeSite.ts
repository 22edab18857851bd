import { madeOnce } from '#src/site/madeOnce.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { liveMenus } from '#src/site/menus/liveMenus.ts'
import { withoutSlash } from '#src/site/redirects/oldAddress.ts'
import { generatedPages, withGenerated } from '#src/site/pages/generatedPages.ts'
import { redirectsOfGenerated } from '#src/site/pages/redirectsOfGenerated.ts'
import { withLanguages } from '#src/site/languages/withLanguages.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** The site at a moment; null if a required file is missing. `asHtml` returns a page with its texts as HTML. */
export function wholeSite(
  {
    today,
    settings,
    theme,
    header,
    footer,
    redirects,
    collections,
    references,
    assets,
    pictures,
    rights,
    languages,
    ...written
  }: ReadConfig,
  asHtml: (page: SitePage) => SitePage,
  at: number,
): Site | null {
  const ofFiles = written.pages.filter(({ generated }) => !generated).map(asHtml)
  const notFound = written.notFound && asHtml(written.notFound)
  const notFoundIn = written.notFoundIn?.map(asHtml)
  if (!settings || !theme || !header || !footer || !notFound) return null
  const pages = withGenerated(ofFiles, generatedPages({ settings, pages: ofFiles, collections, today, languages }))
  const paths = new Set([...pages, notFound].map(({ path }) => path))
  const site: Site = {
    today,
    settings,
    theme,
    header,
    footer,
    notFound,
    ...(notFoundIn && { notFoundIn }),
    // A page may have a redirect for the time when it is not published.
    redirects: [...redirects, ...redirectsOfGenerated({ pages, redirects })].filter(({ from }) => !paths.has(withoutSlash(from))),
    pages,
    collections,
    references: madeOnce((kind) => references(kind).filter(({ isDormant }) => !isDormant)),
    assets,
    pictures,
    rights,
    ...(languages && { languages }),
  }
  return inTime(withLanguages(site), at)
}

function inTime(site: Site, at: number): Site {
  const live = liveMenus(site, at)
  return live.languages
    ? {
        ...live,
        languages: live.languages.map((language) => ({ ...language, ...menusOf(liveMenus({ ...language, pages: live.pages }, at)) })),
      }
    : live
}

function menusOf({ header, footer }: Pick<Site, 'header' | 'footer'>): Pick<Site, 'header' | 'footer'> {
  return { header, footer }
}
