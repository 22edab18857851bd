import type { Site } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { Thing } from './thing.ts'

/** The company where a page only refers to it; the home page says what it is. Readers of one page get its name all the same. */
export function companyReference({ settings }: Site): Thing {
  return { '@type': 'Organization', '@id': `${settings.url}/#organization`, name: settings.name, url: `${settings.url}/` }
}

/** The company with what a reader of one page must know of it. */
export function company(site: Site): Thing {
  const { settings } = site
  return { ...companyReference(site), logo: absoluteUrl(site, settings.appleTouchIcon ?? settings.logo.src) }
}
