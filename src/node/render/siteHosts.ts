import { cspHosts } from '#src/site/head/cspHosts.ts'
import type { Site } from '#src/site/site.ts'
import type { CspHosts } from './securityHeaders.ts'

/**
 * The other hosts that the site’s pages may use: those of switched-on services, and of backends that its forms are delivered to or its
 * tools ask.
 */
export function siteHosts(site: Site): CspHosts {
  const deliveries = site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => {
      if (section.type === 'form') return section.delivery.kind === 'endpoint' ? [section.delivery.service] : []
      return 'backend' in section && section.backend ? [section.backend.service] : []
    }),
  )
  return cspHosts(site.settings, deliveries)
}
