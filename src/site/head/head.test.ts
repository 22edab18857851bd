import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { bakerySite, pageAt } from '#tests/support/bakerySite.ts'
import { harbourFile } from '#tests/support/harbour.ts'
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

test('a page names its Markdown, if there is one', () => {
  const markdown = (path: string, edits = {}) => {
    const site = bakerySite(edits)
    return head(site, path === '/404' ? site.notFound : pageAt(site, path)).markdown
  }
  expect(markdown('/visit')).toBe(`${URL}/visit.md`)
  expect(markdown('/')).toBe(`${URL}/index.md`)
  expect(markdown('/404')).toBeUndefined()
  expect(markdown('/visit', { [VISIT]: ['"icon"', '"noindex": true,\n  "icon"'] })).toBeUndefined()
  expect(markdown('/visit', { 'site.json': ['"name"', '"markdown": false,\n  "name"'] })).toBeUndefined()
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

test('a card made for the page is its picture where config names none, and says what it shows', () => {
  const without = bakerySite({ 'site.json': ['  "socialImage": "/assets/social.png",\n', ''], 'assets/social.png': null })
  const { openGraph, twitter } = head(without, pageAt(without, '/visit'), '/static/social/visit-1a2b3c4d.png')
  expect(new Map([...openGraph, ...twitter])).toEqual(
    new Map([
      ...openGraph,
      ['og:image', `${URL}/static/social/visit-1a2b3c4d.png`],
      ['og:image:alt', 'Opening hours and orders · Brot & Blume'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image', `${URL}/static/social/visit-1a2b3c4d.png`],
      ['twitter:image:alt', 'Opening hours and orders · Brot & Blume'],
    ]),
  )
  const chosen = bakerySite()
  expect(new Map(head(chosen, pageAt(chosen, '/visit'), '/static/social/visit-1a2b3c4d.png').openGraph).get('og:image')).toBe(
    `${URL}/assets/social.png`,
  )
})

test('a page without a picture promises none', () => {
  const site = bakerySite({ 'site.json': ['  "socialImage": "/assets/social.png",\n', ''], 'assets/social.png': null })
  const { openGraph, twitter } = head(site, site.notFound)
  expect(openGraph.filter(([property]) => property.startsWith('og:image'))).toEqual([])
  expect(twitter).toEqual([['twitter:card', 'summary']])
})

test('the home page describes the company and the site', () => {
  const graph = things(bakerySite(), '/')
  expect(graph.map((thing) => thing['@type'])).toEqual(['WebPage', 'WebSite', 'Organization'])
  expect(graph[2]).toMatchObject({ '@id': `${URL}/#organization`, name: 'Brot & Blume', url: `${URL}/`, logo: `${URL}/assets/logo.svg` })
  expect(graph[0]).toMatchObject({ isPartOf: { '@id': graph[1]!['@id'] } })
})

test('search engines learn what kind of business the company is, where it is and when it is open', () => {
  const more = `"kind": "Bakery", "phone": "+44 20 7946 0123", "hours": [{ "days": ["monday"], "opens": "07:00", "closes": "12:00" }],
    "address": { "street": "2 Market Row", "more": "Yard 3", "city": "Exampleton", "country": "United Kingdom" }, "email"`
  const graph = things(bakerySite({ 'site.json': ['"email"', more] }), '/')
  expect(graph.find((thing) => thing['@type'] === 'Bakery')).toMatchObject({
    '@id': `${URL}/#organization`,
    telephone: '+44 20 7946 0123',
    address: { streetAddress: '2 Market Row, Yard 3', addressLocality: 'Exampleton' },
    openingHoursSpecification: [{ dayOfWeek: ['https://schema.org/Monday'], opens: '07:00', closes: '12:00' }],
  })
})

test('the company’s profiles are those of the footer and those written for search engines, each once', () => {
  const linkedin = 'https://www.linkedin.com/company/brot'
  const social = (href: string) => `{ "network": "linkedin", "label": "Us on LinkedIn", "href": "${href}" }`
  const company = (site: Site) => things(site, '/').find((thing) => thing['@type'] === 'Organization')!
  expect(company(bakerySite())).not.toHaveProperty('sameAs')
  expect(
    company(
      bakerySite({
        'site.json': ['"email"', `"sameAs": ["https://bread.example/brot", "${linkedin}"],\n    "email"`],
        'footer.json': ['"support"', `"social": [${social(linkedin)}],\n  "support"`],
      }),
    ).sameAs,
  ).toEqual(['https://bread.example/brot', linkedin])
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

test('an article has its picture and the days it was published and changed', () => {
  const article = (published: string) => {
    const site = bakerySite({ [VISIT]: ['"kind": "ContactPage"', `"kind": "Article"${published}`] })
    return { thing: things(site, '/visit').find((thing) => thing['@type'] === 'Article')!, ...head(site, pageAt(site, '/visit')) }
  }
  const { thing, openGraph } = article(', "published": "2026-10-05"')
  expect(thing).toMatchObject({
    image: [`${URL}/assets/social.png`],
    datePublished: '2026-10-05',
    dateModified: '2026-11-02',
    author: { '@id': `${URL}/#organization`, name: 'Brot & Blume' },
    mainEntityOfPage: { '@id': `${URL}/visit` },
  })
  expect(openGraph).toContainEqual(['article:published_time', '2026-10-05'])
  expect(openGraph).toContainEqual(['article:modified_time', '2026-11-02'])
  expect(article('').thing).not.toHaveProperty('datePublished')
})

const PRICES = 'pages/visit/prices.json'
const plan = (name: string, price: object) => ({
  name,
  bestFor: `${name} people`,
  price,
  unit: 'per loaf',
  features: ['Bread'],
  action: { label: `Take ${name}`, href: '/visit' },
})
const plans = {
  type: 'pricingPlans',
  title: 'Prices',
  currency: 'EUR',
  billing: { label: 'Paid', monthly: 'By the month', yearly: 'By the year' },
  plans: [plan('Daily', { monthly: 12, yearly: 10 }), plan('Once', { once: 4.5 }), plan('Feast', { words: 'On request' })],
}
const sections = [{ type: 'hero', variant: 'plain', title: 'Prices', lead: 'What bread costs.' }, plans]
const menus = [{ menu: 'footer', column: 'shop' }]

test.each([
  ['Product', 'SoftwareApplication'],
  ['Service', 'Service'],
])('what a %s costs stands on its page and on the page with its prices', (value, type) => {
  const site = bakerySite({ ...kind(value), [PRICES]: bakeryPage('Prices', { menus, sections }) })
  const [own, shown] = ['/visit', '/visit/prices'].map((path) => things(site, path).find((thing) => thing['@type'] === type)!)
  expect(shown).toEqual(own)
  expect(things(site, '/visit/prices')[0]).toMatchObject({ '@type': 'WebPage', mainEntity: { '@id': own!['@id'] } })
  const offer = { '@type': 'Offer', priceCurrency: 'EUR', url: `${URL}/visit/prices` }
  const part = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', description: 'per loaf' }
  expect(own!.offers).toEqual([
    {
      ...offer,
      name: 'Daily',
      description: 'Daily people',
      price: 12,
      priceSpecification: [
        { ...part, name: 'By the month', price: 12, unitCode: 'MON', billingIncrement: 1 },
        { ...part, name: 'By the year', price: 10, unitCode: 'MON', billingIncrement: 12 },
      ],
    },
    { ...offer, name: 'Once', description: 'Once people', price: 4.5, priceSpecification: [{ ...part, price: 4.5 }] },
  ])
})

test('prices in words are no offer, and prices below a page that sells nothing belong to nobody', () => {
  const words = { ...plans, plans: [plan('Feast', { words: 'On request' })] }
  const dear = bakerySite({ ...kind('Service'), [PRICES]: bakeryPage('Prices', { menus, sections: [sections[0], words] }) })
  expect(JSON.stringify(['/visit', '/visit/prices'].map((path) => things(dear, path)))).not.toContain('Offer')
  const nobody = bakerySite({ [PRICES]: bakeryPage('Prices', { menus, sections }) })
  expect(things(nobody, '/visit/prices').map((thing) => thing['@type'])).toEqual(['WebPage', 'BreadcrumbList'])
})

test('a tool is free where it can be used on its page and no price stands there or below', () => {
  const { sections: toolSections } = harbourFile<{ sections: object[] }>('pages/products/profile-check.json')
  const tool = toolSections.slice(0, 1)
  const free = (own: object[], below: object[] = sections.slice(0, 1)) => {
    const page = bakeryPage('Check', { kind: 'SoftwareTool', menus, sections: own })
    const site = bakerySite({ 'pages/check.json': page, 'pages/check/prices.json': bakeryPage('Prices', { menus, sections: below }) })
    return things(site, '/check').find((thing) => thing['@type'] === 'WebApplication')!.isAccessibleForFree
  }
  expect(free(tool)).toBe(true)
  expect(free([...tool, plans])).toBeUndefined()
  expect(free([...tool, { ...plans, plans: [plan('Feast', { words: 'On request' })] }])).toBeUndefined()
  expect(free(tool, sections)).toBeUndefined()
  expect(free(sections.slice(0, 1))).toBeUndefined()
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
