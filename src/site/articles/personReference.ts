import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import type { Thing } from '#src/site/head/thing.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** The author whose page this is, with the details that a client of another page needs. */
export function personReference(site: Site, { path, meta }: SitePage): Thing {
  const url = absoluteUrl(site, path)
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name: meta.name,
    url,
    ...(meta.cover ? { image: absoluteUrl(site, meta.cover.src) } : {}),
  }
}
