import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { entryId } from './entryId.ts'
import { FEED_FORMATS, feedEntries, feedPlaces } from './siteFeeds.ts'

/**
 * The feeds that a page tells feed readers about, in each format: those of all entries of its own collection and of those that it lists,
 * and on the page of an author, the feed of the author. `view` is the site in the language of the page.
 */
export function pageFeeds(view: Site, page: SitePage): { type: string; title: string; href: string }[] {
  if (page.isFallback) return []
  const names = Object.keys(view.collections)
  const shown = new Set([...(page.collection === undefined ? [] : [page.collection]), ...page.lists])
  const places = names.flatMap((name) => {
    const { feeds, authors } = view.collections[name]!
    const isAuthor = page.collection !== undefined && authors === page.collection
    if (!feeds || !(shown.has(name) || isAuthor)) return []
    const entries = feedEntries(view, name)
    if (entries.length === 0) return []
    return feedPlaces(view, name).filter(({ of }) => {
      if (!of) return shown.has(name)
      const { by, id } = of
      const topic = page.generated?.shows.topic
      if (topic) return by === 'tags' && topic.by === by && topic.id === id && topic.collection === name
      return by === 'authors' && isAuthor && id === entryId(page) && entries.some(({ meta }) => meta.authors?.includes(id))
    })
  })
  return places.flatMap(({ base, title }) =>
    FEED_FORMATS.map(({ ending, type }) => ({ type, title, href: absoluteUrl(view, base + ending) })),
  )
}
