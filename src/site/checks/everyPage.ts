import type { SitePage } from '#src/site/site.ts'
import type { ReadConfig } from './readConfig.ts'

/** All written pages, with the not-found pages of all languages first. Generated ones have no file to change. */
export function everyPage({ pages, notFound, notFoundIn = [] }: ReadConfig): SitePage[] {
  const written = pages.filter(({ generated }) => !generated)
  return notFound ? [notFound, ...notFoundIn, ...written] : written
}
