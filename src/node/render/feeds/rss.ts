import type { FeedDocument, FeedItem } from './FeedItem.ts'
import { element, emptyElement } from './xmlText.ts'

const SPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:fh': 'http://purl.org/syndication/history/1.0',
}

/** An entry in RSS 2.0. Its content is escaped HTML; authors are named without an e-mail address, which `author` would require. */
export function rssItem({ id, url, title, summary, published, updated, authors, categories, content, pictures }: FeedItem): string {
  const [cover] = pictures
  return [
    '<item>\n',
    element('title', title),
    element('link', url),
    element('guid', id, { isPermaLink: 'false' }),
    element('pubDate', mailDate(published)),
    element('atom:updated', moment(updated)),
    ...authors.map(({ name }) => element('dc:creator', name)),
    ...categories.map(({ label }) => element('category', label)),
    element('description', summary),
    element('content:encoded', content),
    // Several enclosures are not allowed; readers take the first one.
    cover ? emptyElement('enclosure', { url: cover.url, length: String(cover.bytes), type: cover.type }) : '',
    '</item>\n',
  ].join('')
}

/** A document of a feed in RSS 2.0. */
export function rss(feed: FeedDocument, items: readonly string[]): string {
  const { title, description, language, home, self, current, older, newer, isArchive, updated } = feed
  const link = (rel: string, base: string | undefined) =>
    base === undefined ? '' : emptyElement('atom:link', { rel, type: 'application/rss+xml', href: `${base}.rss` })
  const spaces = Object.entries(SPACES).map(([name, address]) => ` ${name}="${address}"`)
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"${spaces.join('')}>\n<channel>\n`,
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', language),
    element('lastBuildDate', mailDate(updated)),
    link('self', self),
    isArchive ? link('current', current) : '',
    link('prev-archive', older),
    link('next-archive', newer),
    isArchive ? '<fh:archive/>\n' : '',
    ...items,
    '</channel>\n</rss>\n',
  ].join('')
}

/** The first moment of a day, as in RFC 3339. */
export function moment(day: string): string {
  return `${day}T00:00:00Z`
}

/** The same as in e-mails. */
function mailDate(day: string): string {
  return new Date(moment(day)).toUTCString()
}
