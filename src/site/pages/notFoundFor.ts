import type { Site, SitePage } from '#src/site/site.ts'
import { notFoundPathIn } from './notFoundPath.ts'

/** The page that is shown at an address at which there is none: in the language whose folder it has, if it is there in that language. */
export function notFoundFor({ notFound, notFoundIn = [] }: Pick<Site, 'notFound' | 'notFoundIn'>, address: string): SitePage {
  const path = notFoundPathIn(address.split('/')[1] ?? '')
  return notFoundIn.find((page) => page.path === path) ?? notFound
}
