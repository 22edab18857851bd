import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { files } from '#src/contract/files.ts'
import { Header } from '#schemas/header.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'
import type { Site } from '#src/site/site.ts'
import { HARBOUR, MOMENT, harbour } from '#tests/support/harbour.ts'

const LOG_BOOK = 'https://log.quayfold.example'
const TOOLS = ['advert-scan', 'profile-check', 'reading-order', 'resume-check', 'resume-match', 'resume-table'].map(
  (id) => `/products/${id}`,
)

let site: Site

beforeAll(() => {
  const loaded = loadSite(HARBOUR, { at: Date.parse(MOMENT) })
  expect(loaded.problems).toEqual([])
  site = loaded.site!
})

const pathsWhere = (holds: (page: Site['pages'][number]) => boolean) => site.pages.filter(holds).map(({ path }) => path)

test('every config file names its schema for editors', () => {
  for (const file of findFiles(HARBOUR).filter((name) => name.endsWith('.json') && !name.startsWith('assets/'))) {
    const kind = files.find(({ pattern }) => pattern.test(file))!
    const { $schema } = JSON.parse(readFileSync(join(HARBOUR, file), 'utf8')) as { $schema?: string }
    expect($schema, file).toBe(`${'../'.repeat(file.split('/').length + 2)}schemas/json/${kind.json}.schema.json`)
  }
})

test('R1.4 there are three backend bases', () => {
  expect(Object.keys(site.settings.backends)).toEqual(['admin', 'user', 'cdn'])
  expect(site.settings.backends).toEqual(harbour.backends)
})

test('R2 one page has neither header nor footer; the others have both', () => {
  expect(pathsWhere(({ meta }) => meta.layout === 'bare')).toEqual(['/get-started'])
  expect(pathsWhere(({ meta }) => meta.layout === 'main')).toHaveLength(site.pages.length - 1)
})

test('R2.2 only a page that says so keeps the address parameters and the agreement', () => {
  expect(pathsWhere(({ meta }) => meta.session === 'keep')).toEqual(['/pricing/permission/apply'])
})

test('R2.3 only pages that say so keep the scroll position: the six tool pages', () => {
  expect(pathsWhere(({ meta }) => meta.scroll === 'keep')).toEqual(TOOLS)
})

test('R2.4 the ids of a collection are exactly its files', () => {
  expect(Object.keys(site.collections).sort()).toEqual(['comparison', 'explore', 'glossary-harbour', 'glossary-weather', 'solutions'])
  for (const [name, { path }] of Object.entries(site.collections)) {
    const ids = readdirSync(join(HARBOUR, 'collections', name)).flatMap((file) =>
      file.endsWith('.json') && file !== 'index.json' ? path.replace('{id}', file.slice(0, -'.json'.length)) : [],
    )
    expect(pathsWhere(({ collection }) => collection === name).sort(), name).toEqual(ids.sort())
  }
})

test('R3 the header has its entries in order, with their groups and items in order', () => {
  const shown = headerEntries(site).map(({ title, path, hasDropdown, groups }) => ({
    title,
    path,
    hasDropdown,
    groups: groups.map(({ productTitle, tagContent, items }) => [productTitle, tagContent, ...items.map(({ location }) => location)]),
  }))
  const entry = (title: string, path: string, ...groups: string[][]) => ({ title, path, hasDropdown: groups.length > 0, groups })
  expect(shown).toEqual([
    entry('Products', '/products', [
      'For the harbour office',
      '',
      '/products/harbour-desk',
      '/products/berth-book',
      '/products/pilot-call',
    ]),
    entry(
      'Solutions',
      '',
      ['Size of the harbour', '', '/solutions/small-harbours', '/solutions/large-harbours'],
      ['Kind of harbour', '', '/solutions/ferry-ports'],
      ['Trade on the quay', '', '/solutions/fishing-fleets'],
    ),
    entry('Integration', '/integration'),
    entry('Pricing', '', ['Plans and prices', 'Trial', '/pricing/harbour-desk', '/pricing/berth-book', '/pricing/pilot-call']),
    entry('Company', '', ['About Quayfold', 'Crew', '/about-us', '/contact-us', LOG_BOOK]),
  ])
})

test('R1.1 R3 a page shows itself in the menu in words of its own; an item of another site opens in a new tab', () => {
  const entries = headerEntries(site)
  expect(entries[0]!.groups[0]!.items.map(({ service, feature }) => [service, feature])).toEqual([
    ['Harbour desk', 'The day of the office'],
    ['Berth book', 'Berths asked for online'],
    ['Pilot call', 'A rota for pilots'],
  ])
  expect(entries[4]!.groups[0]!.items.at(-1)).toMatchObject({ service: 'Log book', location: LOG_BOOK, newTab: true })
})

test('R3 the header has its buttons in order, one of which opens the booking page', () => {
  expect(site.header.actions.map(({ label, href }) => [label, href])).toEqual([
    ['Sign in', 'https://app.quayfold.example/sign-in'],
    ['Book a tour', harbour.booking.url],
    ['Get started', '/get-started'],
  ])
  expect(site.header.actions[1]).toMatchObject({ opens: 'booking', newTab: true })
})

test('R3.1 menus keep the field names of the document', () => {
  const entry = Header.shape.entries.element
  expect(Object.keys(entry.shape)).toEqual(expect.arrayContaining(['key', 'title', 'path', 'leftOffset', 'hasDropdown']))
  for (const { groups } of headerEntries(site)) {
    for (const group of groups) {
      expect(Object.keys(group)).toEqual(expect.arrayContaining(['productTitle', 'tagContent']))
      for (const item of group.items)
        expect(item).toEqual({
          service: expect.any(String),
          feature: expect.any(String),
          location: expect.any(String),
          icon: expect.any(String),
          newTab: expect.any(Boolean),
        })
    }
  }
  expect(headerEntries(site)[3]!.groups[0]).toHaveProperty('tagColor')
})

test('R4.1 the footer has its columns and links in order', () => {
  expect(footerWithPages(site).columns.map(({ title, items }) => [title, ...items.map(({ location }) => location)])).toEqual([
    ['Products', '/products/harbour-desk', '/products/berth-book', '/products/pilot-call'],
    ['Glossary', '/glossary/harbour', '/glossary/weather'],
    ['Explore', '/explore/tide-planning'],
    ['Comparison', '/comparison/whiteboard', '/comparison/spreadsheet'],
    ['Others', '/about-us', '/contact-us', LOG_BOOK],
  ])
})

test('R4.1 the footer has its button, support, the networks, the legal links and the copyright', () => {
  const { action, support, social, legal, copyright } = site.footer
  expect(action).toMatchObject({ label: 'Get started', href: '/get-started' })
  expect(support?.email).toBe(harbour.organization.email)
  expect(social.map(({ network }) => network)).toEqual(['linkedin', 'instagram', 'facebook', 'twitter'])
  expect(legal.map(({ location }) => location)).toEqual(['/terms-conditions', 'https://legal.quayfold.example/privacy'])
  expect(copyright).toBe('© 2025 Quayfold')
})
