import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bakerySite, pageAt } from '#tests/support/bakerySite.ts'
import { head } from './head.ts'
import type { Site } from '#src/site/site.ts'

const URL = 'https://www.brot-und-blume.example'
const VISIT = 'pages/visit.json'

type Thing = Record<string, unknown> & { '@type': string }
const things = (site: Site, path: string) => (head(site, pageAt(site, path)).jsonLd as { '@graph': Thing[] })['@graph']
const kind = (value: string) => ({ [VISIT]: ['"kind": "ContactPage"', `"kind": "${value}"`] as [string, string] })

test('a page has its title with the company, its description and one canonical address', () => {
  const site = bakerySite()
  expect(head(site, pageAt(site, '/visit'))).toMatchObject({ title: 'Opening hours and orders · Brot & Blume', canonical: `${URL}/visit` })
  expect(head(site, pageAt(site, '/')).canonical).toBe(`${URL}/`)
})

test('a page kept out of search engines says so', () => {
  const site = bakerySite()
  expect(head(site, site.notFound).robots).toBe('noindex')
  expect(head(site, pageAt(site, '/visit'))).not.toHaveProperty('robots')
})

test('shared links show a picture with an absolute address, the page’s own before the site’s', () => {
  const of = (site: Site) => new Map(head(site, pageAt(site, '/visit')).openGraph)
  expect(of(bakerySite()).get('og:image')).toBe(`${URL}/assets/social.png`)
  expect(
    of(
      bakerySite({
        'assets/visit.png': readFileSync('tests/fixtures/bakery/assets/social.png'),
        [VISIT]: ['"icon"', '"socialImage": "/assets/visit.png",\n  "icon"'],
      }),
    ).get('og:image'),
  ).toBe(`${URL}/assets/visit.png`)
  expect(of(bakerySite()).get('og:locale')).toBe('en_GB')
})

test('the home page describes the company and the site', () => {
  const graph = things(bakerySite(), '/')
  expect(graph.map((thing) => thing['@type'])).toEqual(['WebPage', 'WebSite', 'Organization'])
  expect(graph[2]).toMatchObject({ '@id': `${URL}/#organization`, name: 'Brot & Blume', url: `${URL}/`, logo: `${URL}/assets/logo.svg` })
  expect(graph[0]).toMatchObject({ isPartOf: { '@id': graph[1]!['@id'] } })
})

test.each([
  ['Product', 'SoftwareApplication'],
  ['SoftwareTool', 'WebApplication'],
  ['Service', 'Service'],
  ['Article', 'Article'],
])('a page of kind %s is about a %s', (value, type) => {
  const graph = things(bakerySite(kind(value)), '/visit')
  const main = graph.find((thing) => thing['@type'] === type)!
  expect(main.url).toBe(`${URL}/visit`)
  expect(graph[0]).toMatchObject({ '@type': 'WebPage', mainEntity: { '@id': main['@id'] } })
  expect(JSON.stringify(graph)).not.toMatch(/"(?:aggregateRating|review|offers)"/)
})

test.each(['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'])('a page of kind %s is itself', (value) => {
  const [page] = things(bakerySite(kind(value)), '/visit')
  expect(page!['@type']).toBe(value)
  expect(page).not.toHaveProperty('mainEntity')
})

test('an inner page has its breadcrumb with positions from 1 and absolute addresses', () => {
  const list = things(bakerySite(), '/breads/rye-loaf').find((thing) => thing['@type'] === 'BreadcrumbList')!
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${URL}/` },
    { '@type': 'ListItem', position: 2, name: 'Breads', item: `${URL}/breads` },
    { '@type': 'ListItem', position: 3, name: 'Rye loaf', item: `${URL}/breads/rye-loaf` },
  ])
})

test('questions are told in plain words', () => {
  const faq = things(bakerySite({ [VISIT]: ['"Yes, from the first roll."', '"Yes, **always** if x < 5 & y > 3."'] }), '/visit').find(
    (thing) => thing['@type'] === 'FAQPage',
  )!
  expect(
    (faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  ).toEqual([
    ['Do you bake without wheat?', 'The rye loaf holds no wheat, but the kitchen does.'],
    ['Can I pay by card?', 'Yes, always if x < 5 & y > 3.'],
  ])
})

test('a term belongs to the set of its index', () => {
  const term =
    '{ "type": "glossaryEntry", "term": "Crumb", "also": ["Inside"], "definition": "The soft part.", "body": "## Why\\n\\nIt holds the air." }'
  const site = bakerySite({
    'collections/breads/crumb.json': `{ "name": "Crumb", "title": "What crumb is", "description": "Crumb.", "summary": "The soft part.", "kind": "DefinedTerm", "updated": "2026-11-02", "sections": [${term}] }`,
    'pages/breads.json': [
      '"type": "entryCards",\n      "title": "Read about each",\n      "collection": "breads",\n      "columns": 2',
      '"type": "glossaryIndex",\n      "collection": "breads"',
    ],
    'collections/breads/spelt-crown.json': null,
  })
  const defined = things(site, '/breads/crumb').find((thing) => thing['@type'] === 'DefinedTerm')!
  const set = things(site, '/breads').find((thing) => thing['@type'] === 'DefinedTermSet')!
  expect(defined).toMatchObject({
    name: 'Crumb',
    alternateName: ['Inside'],
    description: 'The soft part.',
    inDefinedTermSet: { '@id': set['@id'] },
  })
  expect((set.hasDefinedTerm as Thing[]).map((each) => each['@id'])).toContain(defined['@id'])
})
