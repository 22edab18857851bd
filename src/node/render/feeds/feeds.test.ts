import RowanParser from '@rowanmanning/feed-parser'
import { parseFeed as parseByFeedsmith } from 'feedsmith'
import { decodeXML } from 'entities'
import RssParser from 'rss-parser'
import { describe, expect, test } from 'vitest'
import type { FeedDocument, FeedItem } from './FeedItem.ts'
import { atom, atomEntry } from './atom.ts'
import { feedDocuments } from './feedDocuments.ts'
import { jsonFeed, jsonItem } from './jsonFeed.ts'
import { rss, rssItem } from './rss.ts'

const HOST = 'https://www.weir-gazette.example'
const FEED: FeedDocument = {
  id: 'tag:weir-gazette.example,2026:/news/feed',
  title: 'Weir & “its” <river>',
  description: 'News from both banks, 1 < 2 & 3 > 2.',
  language: 'en-GB',
  publisher: 'The Weir Gazette',
  home: `${HOST}/news`,
  site: `${HOST}/`,
  self: `${HOST}/news/feed`,
  current: `${HOST}/news/feed`,
  older: `${HOST}/news/feed-archive-2`,
  isArchive: false,
  updated: '2026-11-19',
}
const ITEMS: FeedItem[] = [
  {
    id: 'tag:weir-gazette.example,2026:/news/one',
    url: `${HOST}/news/one`,
    title: 'Q&A: is <b> “bold” ]]> or &amp; not?',
    summary: "A < B & C > D, “quoted” and 'so' on",
    published: '2026-11-18',
    updated: '2026-11-19',
    authors: [{ name: 'Ada & Lind', url: `${HOST}/people/ada-lind`, picture: `${HOST}/assets/ada.jpg` }, { name: 'Bruno Keel' }],
    categories: [{ id: 'market', label: 'Market & <trade>' }],
    content:
      '<p>First &amp; <strong>second</strong> &lt;third&gt; ]]&gt; fourth.</p>\n<pre><code>a &lt; b\n  c</code></pre>\n<p>Ende, πάντα, 終</p>',
    pictures: [
      { url: `${HOST}/assets/market.jpg`, bytes: 20_656, type: 'image/jpeg' },
      { url: `${HOST}/assets/stall.png`, bytes: 7, type: 'image/png' },
    ],
  },
  {
    id: 'tag:weir-gazette.example,2026:/news/two',
    url: `${HOST}/news/two`,
    title: 'Plain',
    summary: 'Nothing special.',
    published: '2026-11-01',
    updated: '2026-11-01',
    authors: [],
    categories: [],
    content: '<p>Nothing special.</p>',
    pictures: [],
  },
]

const texts = (feed = FEED, items = ITEMS) => ({
  rss: rss(feed, items.map(rssItem)),
  atom: atom(feed, items.map(atomEntry)),
  json: jsonFeed(feed, items.map(jsonItem)),
})
const time = (day: string) => `${day}T00:00:00.000Z`
const iso = (date: string | Date | null | undefined) => (date ? new Date(date).toISOString() : undefined)

describe('feedsmith reads what was written', () => {
  test('RSS', () => {
    const { format, feed } = parseByFeedsmith(texts().rss)
    if (format !== 'rss') throw new Error(format)
    expect([feed.title, feed.description, feed.link, feed.language]).toEqual([FEED.title, FEED.description, FEED.home, 'en-GB'])
    expect(feed.atom?.links?.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', `${FEED.self}.rss`],
      ['prev-archive', `${HOST}/news/feed-archive-2.rss`],
    ])
    expect(
      feed.items?.map((item) => ({
        id: item.guid?.value,
        isPermaLink: item.guid?.isPermaLink,
        url: item.link,
        title: item.title,
        summary: item.description,
        published: iso(item.pubDate),
        updated: iso(item.atom?.updated),
        authors: item.dc?.creators ?? [],
        categories: item.categories?.map(({ name }) => name) ?? [],
        content: item.content?.encoded ?? '',
        enclosures: item.enclosures ?? [],
      })),
    ).toEqual(
      ITEMS.map(({ id, url, title, summary, published, updated, authors, categories, content, pictures }) => ({
        id,
        isPermaLink: false,
        url,
        title,
        summary,
        published: time(published),
        updated: time(updated),
        authors: authors.map(({ name }) => name),
        categories: categories.map(({ label }) => label),
        content,
        enclosures: pictures.slice(0, 1).map((picture) => ({ url: picture.url, length: picture.bytes, type: picture.type })),
      })),
    )
  })

  test('Atom', () => {
    const { format, feed } = parseByFeedsmith(texts().atom)
    if (format !== 'atom') throw new Error(format)
    expect([feed.id, feed.title?.value, feed.subtitle?.value]).toEqual([FEED.id, FEED.title, FEED.description])
    for (const [index, entry] of feed.entries!.entries()) {
      const { id, title, summary, published, updated, authors, categories, content, pictures, url } = ITEMS[index]!
      expect([entry.id, entry.title?.value, entry.summary?.value, entry.content?.value ?? '']).toEqual([id, title, summary, content])
      expect([iso(entry.published), iso(entry.updated)]).toEqual([time(published), time(updated)])
      expect((entry.authors ?? []).map(({ name, uri }) => [name, uri])).toEqual(authors.map(({ name, url: page }) => [name, page]))
      expect((entry.categories ?? []).map(({ term, label }) => [term, label])).toEqual(categories.map((one) => [one.id, one.label]))
      expect(entry.links?.map(({ rel, href, type, length }) => [rel, href, type, length])).toEqual([
        ['alternate', url, 'text/html', undefined],
        ...pictures.map((picture) => ['enclosure', picture.url, picture.type, picture.bytes]),
      ])
    }
  })

  test('JSON Feed 1.1', () => {
    const { format, feed } = parseByFeedsmith(texts().json)
    if (format !== 'json') throw new Error(format)
    expect([feed.title, feed.home_page_url, feed.feed_url, feed.next_url]).toEqual([
      FEED.title,
      FEED.home,
      `${FEED.self}.json`,
      `${HOST}/news/feed-archive-2.json`,
    ])
    for (const [index, item] of feed.items!.entries()) {
      const { id, title, summary, content, published, updated, authors, categories, pictures, url } = ITEMS[index]!
      expect([item.id, item.url, item.title, item.summary, item.content_html ?? '']).toEqual([id, url, title, summary, content])
      expect([iso(item.date_published), iso(item.date_modified)]).toEqual([time(published), time(updated)])
      expect((item.authors ?? []).map(({ name, avatar }) => [name, avatar])).toEqual(authors.map(({ name, picture }) => [name, picture]))
      expect(item.tags ?? []).toEqual(categories.map(({ label }) => label))
      expect((item.attachments ?? []).map(({ url: at, size_in_bytes }) => [at, size_in_bytes])).toEqual(
        pictures.map((picture) => [picture.url, picture.bytes]),
      )
    }
  })
})

test('rss-parser reads titles, ids, dates, contents, authors, categories and the enclosure', async () => {
  for (const text of [texts().rss, texts().atom]) {
    const { title, items } = await new RssParser().parseString(text)
    expect(title).toBe(FEED.title)
    for (const [index, item] of items.entries()) {
      const { id, url, title: said, content, published } = ITEMS[index]!
      expect([item.guid ?? (item as unknown as { id: string }).id, item.link, item.title]).toEqual([id, url, said])
      expect(((item as unknown as Record<string, string>)['content:encoded'] ?? item.content ?? '').trim()).toBe(content)
      expect(iso(text === texts().rss ? item.isoDate : (item as unknown as { pubDate: string }).pubDate)).toBe(time(published))
    }
  }
  const { items } = await new RssParser().parseString(texts().rss)
  expect(items[0]!.enclosure).toEqual({ url: `${HOST}/assets/market.jpg`, length: '20656', type: 'image/jpeg' })
  expect(items[0]!.categories).toEqual(['Market & <trade>'])
})

test('@rowanmanning/feed-parser reads the same', () => {
  for (const text of [texts().rss, texts().atom]) {
    const feed = RowanParser.parseFeed(text)
    expect([feed.title, feed.language]).toEqual([FEED.title, 'en-GB'])
    for (const [index, item] of feed.items.entries()) {
      const { id, url, title, content, published, authors, categories } = ITEMS[index]!
      // Version 2.1.5 decodes entities once more than XML does.
      expect([item.id, item.url, item.title, item.content ?? '']).toEqual([id, url, decodeXML(title), decodeXML(content)])
      expect(iso(item.published)).toBe(time(published))
      expect(item.categories.map(({ label }) => label)).toEqual(categories.map(({ label }) => label))
      if (authors.length > 0) expect(item.authors.map(({ name }) => name)).toEqual(authors.map(({ name }) => name))
    }
  }
})

test('characters that XML forbids are left out in every format', () => {
  const odd = { ...ITEMS[1]!, title: 'A\u0000B\u000BC\uD800D\uFFFEE😀', content: '<p>\u0008x\u001F</p>' }
  const { rss: one, atom: two, json } = texts(FEED, [odd])
  for (const text of [one, two, json]) {
    expect(text).toContain('ABCDE😀')
    expect(text).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE]|\\u00/)
  }
})

test('an archive says that it is one, and leads to the current document', () => {
  const archive = { ...FEED, self: `${HOST}/news/feed-archive-1`, older: undefined, newer: `${HOST}/news/feed-archive-2`, isArchive: true }
  const { rss: one, atom: two } = texts(archive)
  for (const [text, ending] of [
    [one, 'rss'],
    [two, 'atom'],
  ] as const) {
    expect(text).toContain('<fh:archive/>')
    expect(text).toMatch(new RegExp(`rel="current"[^>]*href="${HOST}/news/feed.${ending}"`))
    expect(text).toMatch(new RegExp(`rel="next-archive"[^>]*href="${HOST}/news/feed-archive-2.${ending}"`))
  }
  expect(parseByFeedsmith(one).format).toBe('rss')
})

describe('the documents of a feed', () => {
  const entries = (count: number, bytes = 1000) => Array.from({ length: count }, (_, index) => ({ number: count - index, bytes }))
  const shape = (count: number, bytes?: number) =>
    feedDocuments(entries(count, bytes)).map(({ entries: part, archive }) => [archive, part[0]?.number, part.at(-1)?.number])

  test('a short feed is one document', () => {
    expect(shape(0)).toEqual([[undefined, undefined, undefined]])
    expect(shape(50)).toEqual([[undefined, 50, 1]])
  })

  test('older entries are in archives, which a new entry does not change', () => {
    expect(shape(51)).toEqual([
      [undefined, 51, 26],
      [1, 25, 1],
    ])
    expect(shape(100)).toEqual([
      [undefined, 100, 51],
      [2, 50, 26],
      [1, 25, 1],
    ])
    expect(shape(101).slice(-2)).toEqual(shape(100).slice(-2))
  })

  test('no document has more than 400 KB of entries', () => {
    for (const { entries: part } of feedDocuments(entries(90, 90_000)))
      expect(part.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(400_000)
  })
})
