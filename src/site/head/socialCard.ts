import { isHome } from '#src/site/languages/isHome.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { pageAbove } from '#src/site/pages/breadcrumb.ts'
import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { direction } from './direction.ts'

/**
 * The words of a page’s card for shared links: its title, the name of the page above it, the company and the host of the site; `dir` where
 * they are written from the right.
 */
export type SocialCard = { title: string; above?: string | undefined; name: string; host: string; dir?: 'rtl' }

/**
 * What the card of a page says. Undefined when it needs none: config names a picture for it, or it is kept out of search engines, so that
 * nobody is meant to share it.
 */
export function socialCard(whole: Site, page: SitePage): SocialCard | undefined {
  const site = viewOf(whole, page)
  const { settings } = site
  if (folderOfNotFound(page.path) !== undefined || page.meta.noindex || (page.meta.socialImage ?? settings.socialImage) !== undefined)
    return undefined
  const above = pageAbove(site, page)
  return {
    title: page.meta.title,
    above: above && !isHome(above) ? above.meta.name : undefined,
    name: settings.name,
    host: new URL(settings.url).host.replace(/^www\./, ''),
    ...(direction(page.language ?? settings.language) === 'rtl' && { dir: 'rtl' }),
  }
}
