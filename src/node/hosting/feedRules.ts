import { feedPlaces } from '#src/site/feeds/siteFeeds.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import type { Site } from '#src/site/site.ts'
import type { HeadersRule } from './HeadersRule.ts'

/** The most rules for feeds: some hosts limit their number. Without a rule, a JSON Feed is sent as JSON, which readers accept, too. */
const MOST = 40

/**
 * The content type of JSON Feeds, which share their ending with other files: feeds of all entries first, then those of tags and authors.
 * Archives have no rule.
 */
export function feedRules(site: Site): HeadersRule[] {
  const places = [undefined, ...(site.languages ?? []).map(({ tag }) => tag)].flatMap((language) => {
    const view = viewOf(site, { language })
    return Object.keys(view.collections).flatMap((name) => feedPlaces(view, name))
  })
  return [...places.filter(({ of }) => !of), ...places.filter(({ of }) => of)]
    .slice(0, MOST)
    .map(({ base }) => ({
      paths: `${base}.json`,
      headers: { 'Content-Type': 'application/feed+json; charset=utf-8', 'Cache-Control': 'no-cache' },
    }))
}
