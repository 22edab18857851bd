import type { Site } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { Thing } from './thing.ts'

/** The company where a page only refers to it; the home page says what it is. */
export function companyReference({ settings }: Site): Thing {
  return { '@id': `${settings.url}/#organization` }
}

/** The company with what a reader of one page must know of it. */
export function company(site: Site): Thing {
  const { settings } = site
  return {
    '@type': 'Organization',
    ...companyReference(site),
    name: settings.name,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, settings.appleTouchIcon ?? settings.logo.src),
  }
}
