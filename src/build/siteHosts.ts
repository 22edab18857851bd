import { cspHosts } from '#src/site/cspHosts.ts'
import type { Site } from '#src/site/site.ts'
import type { CspHosts } from './headers.ts'

/** The other hosts that the site’s pages may use: those of switched-on services, and of backends that its forms are delivered to. */
export function siteHosts(site: Site): CspHosts {
  const deliveries = site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'form' && section.delivery.kind === 'endpoint' ? [section.delivery.service] : [])),
  )
  return cspHosts(site.settings, deliveries)
}
