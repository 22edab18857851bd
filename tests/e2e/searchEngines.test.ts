import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'
import { SITE, type Sent, useDocuments } from './documents.ts'
import { squash } from './readDocument.ts'

const { paths, pages, wrong, ask } = useDocuments()
const dist = inject('siteDist')
type Thing = Record<string, unknown> & { '@type': string }
const graphOf = ({ raw }: Sent): Thing[] => (JSON.parse(raw.jsonLd[0]!) as { '@graph': Thing[] })['@graph']
const things = (page: Sent, type: string) => graphOf(page).filter((thing) => thing['@type'] === type)
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []

describe('data for search engines', () => {
  test('is one graph without empty texts and with whole addresses', () => {
    expect(wrong(({ raw }) => raw.jsonLd.length !== 1 && `${raw.jsonLd.length} blocks`)).toEqual([])
    expect(
      wrong(
        (page) =>
          (textsOf(graphOf(page)).some((text) => text.trim() === '') || JSON.stringify(graphOf(page)).includes('"url":"/')) &&
          'an empty text or an address that is not whole',
      ),
    ).toEqual([])
    expect(wrong((page) => graphOf(page)[0]!['url'] !== page.raw.canonicals[0] && 'the first thing is not the page')).toEqual([])
    expect(
      pages()
        .filter((page) => things(page, 'Organization').length > 0)
        .map(({ path }) => path),
    ).toEqual(['/'])
  })

  test('names the profiles that the footer links to', () => {
    const [home] = pages().filter(({ path }) => path === '/')
    const profiles = things(home!, 'Organization')[0]!['sameAs'] as string[]
    expect(profiles.length).toBeGreaterThan(1)
    expect(profiles.filter((profile) => !home!.raw.links.includes(profile))).toEqual([])
  })

  test('holds the prices of what is sold, on its page and where the prices stand', () => {
    type Offer = { name: string; url: string; price: number; priceSpecification: { price: number }[] }
    type Sold = Thing & { url: string; offers?: Offer[] }
    const sold = (page: Sent) => ['SoftwareApplication', 'Service'].flatMap((type) => things(page, type) as Sold[])
    const withOffers = pages().flatMap((page) =>
      sold(page).flatMap(({ url, offers = [] }) => (offers.length > 0 ? [{ page, url, offers }] : [])),
    )
    expect(new Set(withOffers.map(({ url }) => url)).size).toBeGreaterThan(1)
    for (const { page, url, offers } of withOffers) {
      expect(sold(pages().find(({ path }) => url === SITE + path)!)[0]!.offers, page.path).toEqual(offers)
      for (const { name, url: shownAt, price, priceSpecification } of offers) {
        const shown = pages().find(({ path }) => shownAt === SITE + path)!
        const figures = [name, ...[price, ...priceSpecification.map((part) => part.price)].map(String)]
        expect(
          figures.filter((text) => !shown.raw.squashed.includes(squash(text))),
          `${name} at ${shownAt}`,
        ).toEqual([])
      }
    }
    expect(wrong((page) => JSON.stringify(graphOf(page)).includes('UnitPrice') && sold(page).length !== 1 && 'prices of nothing')).toEqual(
      [],
    )
  })

  test('holds the picture and the days of articles', () => {
    const articles = pages().flatMap((page) => things(page, 'Article').map((article) => ({ page, article })))
    expect(articles.some(({ article }) => article['datePublished'] !== undefined)).toBe(true)
    for (const { page, article } of articles) {
      expect(article['image'], page.path).toEqual([page.raw.share['og:image']])
      expect(article['dateModified'], page.path).toBe(page.raw.share['article:modified_time'])
      expect(article['datePublished'], page.path).toBe(page.raw.share['article:published_time'])
    }
  })

  test('holds questions and answers that are on the page', () => {
    const asked = pages().filter((page) => things(page, 'FAQPage').length > 0)
    expect(asked.length).toBeGreaterThan(5)
    expect(
      wrong((page) => {
        const [faq, second] = things(page, 'FAQPage') as { mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[]
        if (second) return 'two lists of questions'
        const unseen = (faq?.mainEntity ?? [])
          .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
          .filter((text) => !page.raw.squashed.includes(squash(text)))
        return unseen.join(' | ')
      }),
    ).toEqual([])
  })

  test('holds the trail that is on the page', () => {
    const withTrail = pages().filter((page) => things(page, 'BreadcrumbList').length > 0)
    // All except the home page and the page without header and footer.
    expect(withTrail.length).toBe(paths().length - 2)
    expect(
      wrong((page) => {
        const [list] = things(page, 'BreadcrumbList') as { itemListElement?: { position: number; name: string; item: string }[] }[]
        const told = (list?.itemListElement ?? []).map(({ position, name, item }) => `${position} ${name} ${item}`)
        const shown = page.raw.breadcrumb.map(({ label, href }, index) => `${index + 1} ${label} ${SITE}${href ?? page.path}`)
        return told.join(', ') !== shown.join(', ') && `${told.join(', ')} is not ${shown.join(', ')}`
      }),
    ).toEqual([])
  })

  test('holds the terms that are on the page', () => {
    expect(
      wrong((page) => {
        const [term] = things(page, 'DefinedTerm') as { name?: string; description?: string; inDefinedTermSet?: { '@id': string } }[]
        if (!term) return /^\/glossary\/[^/]+\/./.test(page.path) && 'no term'
        const set = page.path.slice(0, page.path.lastIndexOf('/'))
        if (term.inDefinedTermSet?.['@id'] !== `${SITE}${set}#terms`) return 'another set'
        return term.name !== page.raw.mainHeadings[0] || !page.raw.squashed.includes(squash(term.description ?? '?'))
          ? 'a term that is not on the page'
          : undefined
      }),
    ).toEqual([])
    for (const path of ['/glossary/harbour', '/glossary/weather']) {
      const page = pages().find((found) => found.path === path)!
      const [set] = things(page, 'DefinedTermSet') as unknown as { hasDefinedTerm: { name: string; url: string }[] }[]
      expect(set!.hasDefinedTerm.map(({ url }) => url.slice(SITE.length)).toSorted(), path).toEqual(
        paths()
          .filter((other) => other.startsWith(`${path}/`))
          .toSorted(),
      )
      expect(
        set!.hasDefinedTerm.filter(
          ({ name, url }) => !page.raw.links.includes(url.slice(SITE.length)) || !page.raw.squashed.includes(squash(name)),
        ),
      ).toEqual([])
    }
  })
})

test('the sitemap lists exactly the pages that may be listed, by their canonical addresses', async () => {
  const built = walk(dist)
    .files.filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`)
  const indexable = built
    .filter((file) => !/<meta name="robots" content="[^"]*noindex/.test(readFileSync(join(dist, file), 'utf8')))
    .map((file) => file.replace(/\/index\.html$/, '') || '/')
  expect(paths().toSorted()).toEqual(indexable.toSorted())
  const sitemap = await (await ask('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)]
  expect(listed.map(([, address]) => address)).toEqual(pages().map(({ raw }) => raw.canonicals[0]))
  expect(listed.filter(([, , day]) => !/^\d{4}-\d{2}-\d{2}$/.test(day!))).toEqual([])
})

test('robots.txt lets everything in and names the sitemap', async () => {
  const robots = await (await ask('/robots.txt')).text()
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`)
})
