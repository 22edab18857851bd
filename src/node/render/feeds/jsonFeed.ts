import type { FeedDocument, FeedItem } from './FeedItem.ts'
import { moment } from './rss.ts'
import { xmlCharacters } from './xmlText.ts'

/** An entry in JSON Feed 1.1, as JSON. */
export function jsonItem({ id, url, title, summary, published, updated, authors, categories, content, pictures }: FeedItem): string {
  return json({
    id,
    url,
    title,
    summary,
    content_html: content,
    date_published: moment(published),
    date_modified: moment(updated),
    ...(authors.length > 0 && {
      authors: authors.map(({ name, url: page, picture }) => ({ name, ...(page && { url: page }), ...(picture && { avatar: picture }) })),
    }),
    ...(categories.length > 0 && { tags: categories.map(({ label }) => label) }),
    ...(pictures[0] && {
      image: pictures[0].url,
      attachments: pictures.map((picture) => ({ url: picture.url, mime_type: picture.type, size_in_bytes: picture.bytes })),
    }),
  })
}

/** A document of a feed in JSON Feed 1.1. Its `next_url` is the archive of older entries. */
export function jsonFeed(feed: FeedDocument, items: readonly string[]): string {
  const { title, description, language, publisher, site, home, self, older } = feed
  const head = json({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: `${self}.json`,
    description,
    ...(older !== undefined && { next_url: `${older}.json` }),
    language,
    authors: [{ name: publisher, url: site }],
  })
  return `${head.slice(0, -1)},"items":[\n${items.join(',\n')}\n]}\n`
}

/** JSON whose texts have no characters that XML forbids, so that all formats say the same. */
function json(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? xmlCharacters(part) : part))
}
