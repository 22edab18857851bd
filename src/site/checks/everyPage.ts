import type { SitePage } from '#src/site/site.ts'
import type { ReadConfig } from './readConfig.ts'

/** The pages and, first, the not-found page in all its languages. */
export function everyPage({ pages, notFound, notFoundIn = [] }: ReadConfig): SitePage[] {
  return notFound ? [notFound, ...notFoundIn, ...pages] : pages
}
