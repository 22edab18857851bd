import { rememberFacts } from '#src/site/pages/pageFacts.ts'
import type { Site } from '#src/site/site.ts'
import { pageKey } from './pageKey.ts'
import type { SiteRecord } from './siteRecord.ts'

/** Takes what must be known of the sections of all pages from a record of a build by the same code, for pages that say the same as then. */
export function rememberPages(site: Site, record: SiteRecord): void {
  for (const page of [...site.pages, site.notFound]) {
    const kept = record.pages[page.path]
    if (kept?.key === pageKey(page)) rememberFacts(page, kept.facts)
  }
}
