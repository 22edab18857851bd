import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { sitemapFiles } from '#src/node/render/sitemap.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { head } from '#src/site/head/head.ts'
import { pageAt } from '#tests/support/bakerySite.ts'

const HOST = 'https://www.weir-gazette.example'
const site = loadSite('tests/fixtures/gazette', { at: Date.parse('2026-11-19T12:00:00Z') }).site!
type Graph = { '@graph': Record<string, unknown>[] }
function sectionOf<Type extends 'articleHeader' | 'articleFooter'>(path: string, type: Type): ViewProps<Type> {
  return makePageData(site, pageAt(site, path), 'build').sections.find((section) => section.type === type) as ViewProps<Type>
}
const graphOf = (path: string) => (head(site, pageAt(site, path), '/static/social/card.png').jsonLd as Graph)['@graph']

test('an article tells search engines its headline, pictures, dates, authors, tags and publisher', () => {
  const article = graphOf('/news/old-bridge-closes').find((thing) => thing['@type'] === 'NewsArticle')
  expect(article).toMatchObject({
    headline: 'The old bridge closes for a winter of repairs',
    image: [`${HOST}/assets/bridge.jpg`, `${HOST}/static/social/card.png`],
    datePublished: '2026-10-02',
    dateModified: '2026-10-05',
    author: [
      {
        '@type': 'Person',
        '@id': `${HOST}/people/ada-lind#person`,
        name: 'Ada Lind',
        url: `${HOST}/people/ada-lind`,
        image: `${HOST}/assets/ada-lind.jpg`,
      },
    ],
    keywords: ['Bridges', 'Council'],
    publisher: { '@type': 'Organization', name: 'The Weir Gazette' },
    mainEntityOfPage: { '@id': `${HOST}/news/old-bridge-closes` },
  })
  const { openGraph } = head(site, pageAt(site, '/news/old-bridge-closes'))
  expect(openGraph).toContainEqual(['og:type', 'article'])
  expect(openGraph).toContainEqual(['article:published_time', '2026-10-02'])
})

test('several authors are named in the written order, and a translation names their translated pages', () => {
  const namesOf = (path: string) =>
    (graphOf(path).find((thing) => thing['@type'] === 'NewsArticle')!['author'] as { name: string; url: string }[]).map(({ url }) => url)
  expect(namesOf('/news/night-shift-bakery')).toEqual([`${HOST}/people/chiara-moss`, `${HOST}/people/bruno-keel`])
  const german = site.pages.find(({ translates, isFallback }) => translates === '/news/night-shift-lock' && !isFallback)!
  expect(namesOf(german.path)).toEqual([`${HOST}/de/people/bruno-keel`])
})

test('the page of an author is a profile of the person, whom articles refer to', () => {
  const graph = graphOf('/people/ada-lind')
  expect(graph[0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': `${HOST}/people/ada-lind#person` } })
  expect(graph[1]).toMatchObject({
    '@type': 'Person',
    name: 'Ada Lind',
    description: 'Bridges and the council.',
    image: `${HOST}/assets/ada-lind.jpg`,
  })
  expect(graphOf('/people')[0]!['@type']).toBe('CollectionPage')
})

test('a sitemap of news has the articles of two days, if the settings ask for it', () => {
  const at = Date.parse('2026-11-19T12:00:00Z')
  expect(sitemapFiles(site, at).has('/sitemap-news.xml')).toBe(false)
  const asked = { ...site, settings: { ...site.settings, newsSitemap: true } }
  const files = sitemapFiles(asked, at)
  const news = files.get('/sitemap-news.xml')!
  expect([...news.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([`${HOST}/news/winter-market`])
  expect(news).toContain('<news:name>The Weir Gazette</news:name><news:language>en</news:language>')
  expect(news).toContain('<news:publication_date>2026-11-18</news:publication_date>')
  expect(files.get('/robots.txt')).toContain(`Sitemap: ${HOST}/sitemap-news.xml\n`)
  expect(sitemapFiles(asked, Date.parse('2026-11-25')).get('/sitemap-news.xml')).not.toContain('<url>')
})

test('the header of an article shows its title, series, authors, days, reading time and cover', () => {
  const part = sectionOf('/news/night-shift-bakery', 'articleHeader')
  expect(part).toMatchObject({
    headline: 'The night shift: the ovens behind the market',
    series: { label: 'The night shift', href: '/news/series/night-shift' },
    authors: [
      { name: 'Chiara Moss', href: '/people/chiara-moss', portrait: '/assets/chiara-moss.jpg' },
      { name: 'Bruno Keel', href: '/people/bruno-keel', portrait: undefined },
    ],
    published: '2026-10-28',
    minutes: 1,
    tags: [{ label: 'Market & trade', href: '/news/tags/market' }],
  })
  expect(part.changed).toBeUndefined()
  expect(sectionOf('/news/old-bridge-closes', 'articleHeader')).toMatchObject({
    published: '2026-10-02',
    changed: '2026-10-05',
    cover: { src: '/assets/bridge.jpg' },
  })
})

test('the footer of an article leads to the parts of its series, and to the articles before and after it by date', () => {
  const { series, previous, next } = sectionOf('/news/night-shift-bakery', 'articleFooter')
  expect(series).toMatchObject({ label: 'The night shift', description: 'Who keeps the town open after ten.' })
  expect(series!.parts.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
    ['/news/night-shift-lock', undefined],
    ['/news/night-shift-bakery', true],
    ['/news/night-shift-bus', undefined],
  ])
  expect([previous?.href, next?.href]).toEqual(['/news/night-shift-lock', '/news/night-shift-bus'])
  expect(sectionOf('/news/old-bridge-closes', 'articleFooter')).not.toHaveProperty('previous')
  expect(sectionOf('/news/winter-market', 'articleFooter')).not.toHaveProperty('next')
})

test('a translated article has the words of its language in its header and footer', () => {
  const german = site.pages.find(({ translates, isFallback }) => translates === '/news/night-shift-lock' && !isFallback)!
  expect(sectionOf(german.path, 'articleHeader')).toMatchObject({
    series: { label: 'Die Nachtschicht' },
    tags: [{ label: 'Fluss', href: '/de/nachrichten/tags/river' }],
  })
  expect(sectionOf(german.path, 'articleFooter').authors).toMatchObject([{ href: '/de/people/bruno-keel' }])
})

test('each tag and series with entries has a page that lists them, in each language', () => {
  const topics = site.pages.filter(({ generated }) => generated?.shows.topic).map(({ path }) => path)
  expect(topics).toEqual([
    ...['series/night-shift', 'tags/bridges', 'tags/council', 'tags/river'].map((end) => `/de/nachrichten/${end}`),
    ...['series/night-shift', 'tags/bridges', 'tags/council', 'tags/market', 'tags/river', 'tags/weather'].map((end) => `/news/${end}`),
  ])
  const { title, breadcrumb, sections } = makePageData(site, pageAt(site, '/news/tags/market'), 'build')
  expect(title).toBe('Market & trade: News · The Weir Gazette')
  expect(breadcrumb.map(({ href }) => href)).toEqual(['/', '/news', '/news/tags/market'])
  expect(sections[0]).toMatchObject({ type: 'hero', title: 'Market & trade', lead: 'Stalls, prices and the square they stand on.' })
  const list = sections[1] as ViewProps<'list'>
  expect(list.groups[0]!.items.map(({ path }) => path)).toEqual([
    '/news/winter-market',
    '/news/night-shift-bakery',
    '/news/market-prices-october',
  ])
})

test('the pages of tags and series have the languages of one another, and are in the sitemap', () => {
  const { alternates } = head(site, pageAt(site, '/news/tags/river')) as { alternates?: unknown }
  expect(JSON.stringify(alternates)).toContain('/de/nachrichten/tags/river')
  expect(sitemapFiles(site, 0).get('/sitemap.xml')).toContain(`<loc>${HOST}/news/tags/river</loc>`)
})

test('the page of an author lists the articles of the author, in the language of the page', () => {
  const listOn = (path: string) => {
    const data = makePageData(site, pageAt(site, path), 'build')
    const list = data.sections.find(({ type }) => type === 'list') as ViewProps<'list'>
    return list.groups.flatMap(({ items }) => items.map((item) => item.path))
  }
  expect(listOn('/people/chiara-moss')).toContain('/news/night-shift-bakery')
  expect(listOn('/people/chiara-moss')).not.toContain('/news/night-shift-lock')
  expect(listOn('/de/people/bruno-keel')).toEqual(['/de/nachrichten/night-shift-lock'])
})

test('every link of the paper leads to a page, also those to tags, series and authors', () => {
  const links = new Set(
    site.pages.flatMap((page) =>
      [...JSON.stringify(makePageData(site, page, 'build')).matchAll(/"(?:href|path)":"(\/[^"#?]*)"/g)].map(([, href]) => href!),
    ),
  )
  expect([...links]).toEqual(expect.arrayContaining(['/news/tags/river', '/news/series/night-shift', '/de/nachrichten/tags/river']))
  const paths = new Set(site.pages.map(({ path }) => path))
  expect([...links].filter((href) => !paths.has(href))).toEqual([])
})
