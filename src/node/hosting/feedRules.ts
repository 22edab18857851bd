import { allFeedPlaces } from '#src/site/feeds/siteFeeds.ts'
import type { Site } from '#src/site/site.ts'
import type { HeadersRule } from './HeadersRule.ts'

/** The most rules for feeds: some hosts limit their number. Without a rule, a JSON Feed is sent as JSON, which readers accept, too. */
const MOST = 40

/**
 * The content type of JSON Feeds, which share their ending with other files: feeds of all entries first, then those of tags and authors.
 * Archives have no rule.
 */
export function feedRules(site: Site): HeadersRule[] {
  const places = allFeedPlaces(site)
  return [...places.filter(({ of }) => !of), ...places.filter(({ of }) => of)]
    .slice(0, MOST)
    .map(({ base }) => ({
      paths: `${base}.json`,
      headers: { 'Content-Type': 'application/feed+json; charset=utf-8', 'Cache-Control': 'no-cache' },
    }))
}
