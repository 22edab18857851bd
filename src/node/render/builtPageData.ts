import { makePageData, pageDataText } from '#src/site/pages/makePageData.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { hasOwnSpaces, typesetTexts } from './typesetTexts.ts'

/** The data of a page as a build publishes it: with the spaces of its language. `build` identifies the build. */
export function builtPageData(site: Site, page: SitePage, build: string): PageData {
  const data = makePageData(site, page, build)
  // The title of the document is as written, as in its head.
  return { ...typesetTexts(data, languageOf(site, page)), title: data.title }
}

/** The same as JSON. */
export function builtPageText(site: Site, page: SitePage, build: string): string {
  return hasOwnSpaces(languageOf(site, page)) ? JSON.stringify(builtPageData(site, page, build)) : pageDataText(site, page, build)
}

/** The language of the texts of a page. */
function languageOf({ settings }: Site, { language, isFallback }: SitePage): string {
  return isFallback ? settings.language : (language ?? settings.language)
}
