import { isHome } from '#src/site/languages/isHome.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { pageAbove } from '#src/site/pages/breadcrumb.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { coverCard, hasOwnCard } from './coverCard.ts'
import { direction } from './direction.ts'

/**
 * Texts of a page’s social card: its title, the name of its parent page, the company and the host of the site; `dir` is set for
 * right-to-left text.
 */
export type SocialCard = { title: string; above?: string | undefined; name: string; host: string; dir?: 'rtl' }

/**
 * Content of a page’s social card. Undefined if it needs none: config names a picture, it shows its cover, the page is hidden from search
 * engines and not meant to be shared, or it is a page of a list.
 */
export function socialCard(whole: Site, page: SitePage): SocialCard | undefined {
  const site = viewOf(whole, page)
  const { settings } = site
  if (!hasOwnCard(site, page) || coverCard(whole, page)) return undefined
  const above = pageAbove(site, page)
  return {
    title: page.meta.title,
    above: above && !isHome(above) ? above.meta.name : undefined,
    name: settings.name,
    host: new URL(settings.url).host.replace(/^www\./, ''),
    ...(direction(page.language ?? settings.language) === 'rtl' && { dir: 'rtl' }),
  }
}
