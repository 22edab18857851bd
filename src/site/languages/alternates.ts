import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { versionsOf } from './versionsOf.ts'

/** A language version for search engines; `x-default` is for all other languages. */
export type Alternate = { language: string; href: string }

/**
 * The translations of a page, including itself, without pages that show their source and pages that search engines may not list. Empty if
 * there is only one.
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
