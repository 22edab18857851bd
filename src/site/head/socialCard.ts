import { pageAbove } from '#src/site/pages/breadcrumb.ts'
import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** The words of a page’s card for shared links: its title, the name of the page above it, the company and the host of the site. */
export type SocialCard = { title: string; above?: string | undefined; name: string; host: string }

/**
 * What the card of a page says. Undefined when it needs none: config names a picture for it, or it is kept out of search engines, so that
 * nobody is meant to share it. Nor is there one where the site has no font of its own, which it would be written in.
 */
export function socialCard(site: Site, page: SitePage): SocialCard | undefined {
  const { settings, theme } = site
  if (theme.font.files.length === 0) return undefined
  if (folderOfNotFound(page.path) !== undefined || page.meta.noindex || (page.meta.socialImage ?? settings.socialImage) !== undefined)
    return undefined
  const above = pageAbove(site, page)
  return {
    title: page.meta.title,
    above: above && above.path !== '/' ? above.meta.name : undefined,
    name: settings.name,
    host: new URL(settings.url).host.replace(/^www\./, ''),
  }
}
