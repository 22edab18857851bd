import type { Site } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { Thing } from './thing.ts'

/** A reference to the company; the home page describes it. Includes the name for clients that read a single page. */
export function companyReference({ settings }: Site): Thing {
  return { '@type': 'Organization', '@id': `${settings.url}/#organization`, name: settings.name, url: `${settings.url}/` }
}

/** The company with the details that a client of a single page needs. */
export function company(site: Site): Thing {
  const { settings } = site
  return { ...companyReference(site), logo: absoluteUrl(site, settings.appleTouchIcon ?? settings.logo.src) }
}
