import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const orphans = (edits: Parameters<typeof foundIn>[0]) => foundIn(edits).filter((line) => line.startsWith('E_ORPHAN'))
const linkTo = (href: string) => ({ type: 'callToAction', title: 'Go on', actions: [{ label: 'Our mill', href }] })
const hero = { type: 'hero', variant: 'plain', title: 'Flour', lead: 'A page of the shop.' }
const flour = (more: Record<string, unknown> = {}) => ({ 'pages/flour.json': bakeryPage('Flour', more) })

test('C41 a page that nothing leads to is reported', () => {
  expect(foundIn(flour())).toEqual([
    'E_ORPHAN pages/flour.json: no page, menu or list of the site leads to /flour. Link to it, add it to a menu with "menus", or mark it as a draft or noindex.',
  ])
})

test('C41 pages that lead to each other only are reported, both', () => {
  expect(
    orphans({
      ...flour({ sections: [hero, linkTo('/mill')] }),
      'pages/mill.json': bakeryPage('Mill', { sections: [hero, linkTo('/flour')] }),
    }),
  ).toHaveLength(2)
})

test.each<[string, Parameters<typeof foundIn>[0]]>([
  ['a link of a page', { ...flour(), 'pages/index.json': ['"href": "/visit"', '"href": "/flour#top"'] }],
  ['a link in a text', { ...flour(), 'pages/house-rules.md': ['(/visit#order)', '(/flour)'] }],
  ['a link of a fragment', { ...flour(), 'fragments/order.json': ['"href": "/visit#order"', '"href": "/flour"'] }],
  ['a link of the footer', { ...flour(), 'footer.json': ['"location": "https://mill.example/flour"', '"location": "/flour"'] }],
  ['a menu that the page names', flour({ menus: [{ menu: 'footer', column: 'shop' }] })],
  [
    'a link that is redirected',
    {
      ...flour(),
      'redirects.json': '{ "redirects": [{ "from": "/bread", "to": "/breads" }, { "from": "/meal", "to": "/flour" }] }',
      'pages/index.json': ['"href": "/visit"', '"href": "/meal"'],
    },
  ],
  ['a list of its collection', { 'collections/breads/white-loaf.json': bakeryPage('White loaf', { menus: [] }) }],
  [
    'the page before it in its collection',
    {
      'collections/breads/white-loaf.json': bakeryPage('White loaf', { menus: [] }),
      'pages/breads.json': ['"collection": "breads"', '"paths": ["/breads/rye-loaf"]'],
      'pages/index.json': ['"collection": "breads"', '"paths": ["/breads/rye-loaf"]'],
    },
  ],
])('C41 a page is reached by %s', (_by, edits) => {
  expect(orphans(edits)).toEqual([])
})

test('C41 pages marked noindex and drafts are left alone', () => {
  expect(foundIn(flour({ noindex: true }))).toEqual([])
  expect(foundIn(flour({ draft: true }))).toEqual([])
})

test('C41 while a file cannot be read, nobody says that nothing leads to a page', () => {
  expect(orphans({ ...flour(), 'pages/breads.json': '{' })).toEqual([])
})

test('C41 a list of news leads to the pages of its collection', () => {
  const notes = { path: '/notes/{id}', name: 'Notes', parent: '/visit' }
  const news = (collection: object) => ({
    'pages/flour.json': bakeryPage('Flour', { menus: [footer], sections: [hero, { type: 'newsList', title: 'Notes', ...collection }] }),
  })
  const footer = { menu: 'footer', column: 'shop' }
  const files = { 'collections/notes/index.json': JSON.stringify(notes), 'collections/notes/oven.json': bakeryPage('A new oven', {}) }
  expect(orphans({ ...files, ...news({ collection: 'notes' }) })).toEqual([])
  expect(orphans({ ...files, ...news({ items: [{ date: '2026-11-02', title: 'A new oven' }] }) })).toHaveLength(1)
})
