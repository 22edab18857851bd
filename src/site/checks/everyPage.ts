import type { SitePage } from '#src/site/site.ts'
import type { ReadConfig } from './readConfig.ts'

/** The pages and, first, the not-found page. */
export function everyPage({ pages, notFound }: ReadConfig): SitePage[] {
  return notFound ? [notFound, ...pages] : pages
}
