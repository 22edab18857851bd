import type { SitePage } from '#src/site/site.ts'
import type { ReadConfig } from './readConfig.ts'

/** All pages, with the not-found pages of all languages first. */
export function everyPage({ pages, notFound, notFoundIn = [] }: ReadConfig): SitePage[] {
  return notFound ? [notFound, ...notFoundIn, ...pages] : pages
}
