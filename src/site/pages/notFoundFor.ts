import type { Site, SitePage } from '#src/site/site.ts'
import { notFoundPathIn } from './notFoundPath.ts'

/** The not-found page for an address: in the language of its folder, if there is one. */
export function notFoundFor({ notFound, notFoundIn = [] }: Pick<Site, 'notFound' | 'notFoundIn'>, address: string): SitePage {
  const path = notFoundPathIn(address.split('/')[1] ?? '')
  return notFoundIn.find((page) => page.path === path) ?? notFound
}
