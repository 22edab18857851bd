import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import type { SitePage } from '#src/site/site.ts'
import { byOrderThenName, footerWithPages, headerEntries } from './menus.ts'

const RYE = 'collections/breads/rye-loaf.json'
const bun = (more = '') =>
  `{ "name": "Bun", "title": "The bun", "description": "A bun.", "summary": "Small and round.", "updated": "2026-11-02",${more} "sections": [{ "type": "hero", "variant": "plain", "title": "Bun", "lead": "A bun." }] }`

test('R2.5 an entry appears in the dropdown that its collection names, with its name, summary, icon and path', () => {
  const [breads] = headerEntries(bakerySite({ 'collections/breads/bun.json': bun() }))
  expect(breads!.groups[0]!.items).toContainEqual({
    service: 'Bun',
    feature: 'Small and round.',
    location: '/breads/bun',
    icon: 'wheat',
    newTab: false,
  })
})

test('pages stand by order, then by name', () => {
  const menu = (order: number) => ` "menus": [{ "menu": "header", "entry": "breads", "group": "daily", "order": ${order} }],`
  const site = bakerySite({
    'collections/breads/bun.json': bun(menu(200)),
    [RYE]: ['"updated"', '"menus": [{ "menu": "header", "entry": "breads", "group": "daily", "order": 300 }], "updated"'],
  })
  expect(headerEntries(site)[0]!.groups[0]!.items.map(({ service }) => service)).toEqual(['Spelt crown', 'Bun', 'Rye loaf'])
})

test('pages whose place in a menu has no order stand by the order of the page', () => {
  const site = bakerySite({ 'collections/breads/bun.json': bun(' "order": 7,'), [RYE]: ['"updated"', '"order": 3, "updated"'] })
  expect(headerEntries(site)[0]!.groups[0]!.items.map(({ service }) => service)).toEqual(['Spelt crown', 'Rye loaf', 'Bun'])
})

test('what an entry says of one menu leaves its places in the other menu as the collection says', () => {
  const site = bakerySite({ [RYE]: ['"updated"', '"menus": [{ "menu": "footer", "column": "shop" }], "updated"'] })
  expect(headerEntries(site)[0]!.groups[0]!.items.map(({ location }) => location)).toContain('/breads/rye-loaf')
  expect(
    footerWithPages(site)
      .columns.flatMap(({ items }) => items)
      .map(({ location }) => location),
  ).toContain('/breads/rye-loaf')
})

test('an entry with an empty list is in no menu', () => {
  const site = bakerySite({ [RYE]: ['"updated"', '"menus": [], "updated"'] })
  expect(headerEntries(site)[0]!.groups[0]!.items.map(({ location }) => location)).not.toContain('/breads/rye-loaf')
})

test('a page may use other words and another icon in a menu', () => {
  const site = bakerySite({
    [RYE]: [
      '"updated"',
      '"menus": [{ "menu": "header", "entry": "breads", "group": "daily", "service": "Rye", "feature": "Today", "icon": "star" }], "updated"',
    ],
  })
  expect(headerEntries(site)[0]!.groups[0]!.items.find(({ location }) => location === '/breads/rye-loaf')).toMatchObject({
    service: 'Rye',
    feature: 'Today',
    icon: 'star',
  })
})

test('items written in the header come after those of pages', () => {
  const site = bakerySite({
    'header.json': [
      '"productTitle": "Baked today"',
      '"productTitle": "Baked today", "items": [{ "service": "All", "location": "/breads", "icon": "list" }]',
    ],
  })
  expect(headerEntries(site)[0]!.groups[0]!.items.map(({ service }) => service)).toEqual(['Spelt crown', 'Rye loaf', 'All'])
})

test('a footer column holds the pages that name it, then its own links', () => {
  expect(footerWithPages(bakerySite()).columns[0]!.items).toEqual([
    { label: 'Breads', location: '/breads', newTab: false },
    { label: 'Visit us', location: '/visit', newTab: false },
    { label: 'Flour we use', location: 'https://mill.example/flour', newTab: true },
  ])
})

test('a draft appears in no menu', () => {
  const site = bakerySite({ 'collections/breads/bun.json': bun(' "draft": true,') })
  expect(JSON.stringify(headerEntries(site))).not.toContain('Bun')
})

const named = (name: string) => ({ meta: { name } }) as SitePage
const ordered = (language: string, names: string[]) =>
  names
    .map(named)
    .sort(byOrderThenName(language))
    .map(({ meta }) => meta.name)

test('R8.6 names stand in the order of the letters of the language', () => {
  expect(ordered('de', ['Zopf', 'Ähre', 'Brot'])).toEqual(['Ähre', 'Brot', 'Zopf'])
  expect(ordered('sv', ['Zopf', 'Ähre', 'Brot'])).toEqual(['Brot', 'Zopf', 'Ähre'])
})
