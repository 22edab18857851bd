import { baseOf } from '#src/site/base/baseOf.ts'
import { dayOf } from '#src/site/articles/dayOf.ts'
import type { Feeds } from '#schemas/feeds.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { entriesOf, entryId, findPage } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { topicPath } from '#src/site/articles/topicPath.ts'

/** A feed of a site in one language, in three formats. */
export type SiteFeed = {
  /** Its address without its ending, such as `/news/feed`. */
  base: string
  title: string
  description: string
  /** The path of the page that it is about. */
  home: string
  /** The start of the ids of the feed and of its entries. */
  authority: string
  collection: string
  /** The language of the entries; undefined for that of the site. */
  language: string | undefined
  /** Newest first. */
  entries: SitePage[]
}

/** The formats of a feed: the ending of its address, and its content type. */
export const FEED_FORMATS = [
  { ending: '.rss', type: 'application/rss+xml' },
  { ending: '.atom', type: 'application/atom+xml' },
  { ending: '.json', type: 'application/feed+json' },
] as const

/** Year of the first version of this builder that wrote feeds: the default date of the authority in their ids. */
const YEAR = '2026'

/** All feeds of a site, those of each language together. A tag or an author without entries has none. */
export function siteFeeds(site: Site): SiteFeed[] {
  return inEachLanguage(site, feedsOf)
}

/** Where the feeds of a site are, those of each language together. */
export function allFeedPlaces(site: Site): FeedPlace[] {
  return inEachLanguage(site, feedPlaces)
}

function inEachLanguage<Found>(site: Site, find: (view: Site, name: string, language: string | undefined) => Found[]): Found[] {
  return [undefined, ...(site.languages ?? []).map(({ tag }) => tag)].flatMap((language) => {
    const view = viewOf(site, { language })
    return Object.keys(view.collections).flatMap((name) => find(view, name, language))
  })
}

/** Whether a site has feeds. */
export function hasFeeds({ collections }: Pick<Site, 'collections'>): boolean {
  return Object.values(collections).some(({ feeds }) => feeds !== undefined)
}

function feedsOf(view: Site, name: string, language: string | undefined): SiteFeed[] {
  const feeds = view.collections[name]?.feeds
  if (!feeds) return []
  const entries = feedEntries(view, name)
  // A language without a translated entry has no feeds.
  if (entries.length === 0 && language !== undefined) return []
  const shared = { collection: name, language, authority: authorityOf(view, feeds), description: feeds.description }
  return feedPlaces(view, name).flatMap(({ base, title, home, of }) => {
    const own = of ? entries.filter(({ meta }) => meta[of.by]?.includes(of.id)) : entries
    return own.length === 0 && of ? [] : [{ base, title, home, ...shared, entries: own }]
  })
}

/** Where the feeds of a collection are, whether or not they have entries; the first one is that of all entries, if there is one. */
type FeedPlace = { base: string; title: string; home: string; of?: { by: 'tags' | 'authors'; id: string } }

/** A site in one language, as far as the addresses of feeds depend on it. */
export type FeedView = Pick<Site, 'pages' | 'collections' | 'languages'> & { settings: Pick<Site['settings'], 'language'> }

/** The feeds of a collection, in the language of `view`. */
export function feedPlaces(view: FeedView, name: string): FeedPlace[] {
  const collection = view.collections[name]
  const feeds = collection?.feeds
  if (!feeds) return []
  const folder = folderIn(view, collection.path.slice(0, collection.path.lastIndexOf('/')))
  const home = homeOf(view, collection)
  const base = `${folder}/feed`
  return [
    ...(feeds.of.includes('all') ? [{ base, title: feeds.title, home }] : []),
    ...(feeds.of.includes('tags')
      ? Object.entries(collection.tags).map(([id, { label }]) => ({
          base: `${base}/tags/${id}`,
          title: `${label} · ${feeds.title}`,
          home: topicPath(view.pages, { collection: name, by: 'tags', id }) ?? home,
          of: { by: 'tags' as const, id },
        }))
      : []),
    ...(feeds.of.includes('authors') && collection.authors !== undefined
      ? entriesOf(view, collection.authors).map((author) => ({
          base: `${base}/authors/${entryId(author)}`,
          title: `${author.meta.name} · ${feeds.title}`,
          home: author.path,
          of: { by: 'authors' as const, id: entryId(author) },
        }))
      : []),
  ]
}

/** A folder of addresses, below the folder of the language unless it is there already. */
function folderIn({ settings, languages = [] }: FeedView, folder: string): string {
  const own = languages.find(({ tag }) => tag === settings.language)?.folder
  return own === undefined || `${folder}/`.startsWith(`/${own}/`) ? folder : `/${own}${folder}`
}

/** The page that lists a collection: the parent of its entries, or the home page. */
function homeOf(view: FeedView, { parent }: Site['collections'][string]): string {
  const page = parent === undefined ? undefined : findPage(view, parent)
  return page?.path ?? view.pages.find(({ path, translates }) => path === '/' || translates === '/')?.path ?? '/'
}

const listed = new WeakMap<SitePage[], SitePage[]>()

/** The entries that feeds list, newest first: those that search engines may list, in their language. */
export function feedEntries(view: Site, name: string): SitePage[] {
  const all = entriesOf(view, name)
  let entries = listed.get(all)
  if (!entries) {
    entries = all
      .filter(({ meta, isFallback }) => !meta.noindex && !isFallback)
      .sort((a, b) => feedDay(b).localeCompare(feedDay(a)) || (a.path < b.path ? -1 : 1))
    listed.set(all, entries)
  }
  return entries
}

/** The day under which feeds list an entry. */
export function feedDay({ meta }: SitePage): string {
  return dayOf(meta)
}

/** The day of its last change; never before the day of its publication. */
export function feedUpdated(page: SitePage): string {
  const day = feedDay(page)
  return page.meta.updated < day ? day : page.meta.updated
}

function authorityOf({ settings }: Site, { authority }: Feeds): string {
  // Another site of the host may have the same paths.
  return authority === undefined ? `tag:${new URL(settings.url).host},${YEAR}:${baseOf(settings.url)}` : `tag:${authority}:`
}
