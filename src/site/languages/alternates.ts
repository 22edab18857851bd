import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { versionsOf } from './versionsOf.ts'

/** A page in a language, for search engines; `x-default` is for readers of all others. */
export type Alternate = { language: string; href: string }

/**
 * The translations of a page, itself among them: pages that show their source do not count, nor what search engines may not list. Empty
 * where there is but one.
 */
export function alternates(site: Site, page: SitePage): Alternate[] {
  const real = versionsOf(site, page).filter(({ isFallback, meta }) => !isFallback && !meta.noindex)
  if (real.length < 2 || !real.includes(page)) return []
  const href = (version: SitePage) => absoluteUrl(site, version.path)
  return [
    ...real.map((version) => ({ language: version.language ?? site.settings.language, href: href(version) })),
    { language: 'x-default', href: href(real[0]!) },
  ]
}
