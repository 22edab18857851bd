import { expect, test } from 'vitest'
import { bakerySite, pageAt } from '#tests/support/bakerySite.ts'
import { breadcrumb } from './breadcrumb.ts'

const trail = (site: ReturnType<typeof bakerySite>, path: string) =>
  breadcrumb(site, pageAt(site, path), 'Start').map(({ label, href }) => `${label} ${href}`)

test('the home page has no breadcrumb', () => {
  expect(trail(bakerySite(), '/')).toEqual([])
})

test('a page without furniture has no breadcrumb', () => {
  expect(trail(bakerySite({ 'pages/visit.json': ['"icon"', '"layout": "bare",\n  "icon"'] }), '/visit')).toEqual([])
})

test('the trail begins at home and ends at the page', () => {
  expect(trail(bakerySite(), '/visit')).toEqual(['Start /', 'Visit us /visit'])
})

test('an entry stands below the parent of its collection', () => {
  expect(trail(bakerySite(), '/breads/rye-loaf')).toEqual(['Start /', 'Breads /breads', 'Rye loaf /breads/rye-loaf'])
})

test('without a parent the nearest page whose path is a beginning of its own is above', () => {
  expect(trail(bakerySite({ 'collections/breads/index.json': ['"parent": "/breads",', ''] }), '/breads/rye-loaf')).toEqual([
    'Start /',
    'Breads /breads',
    'Rye loaf /breads/rye-loaf',
  ])
})

test('parents that name each other end the trail', () => {
  const site = bakerySite({
    'site.json': ['"name": "Brot & Blume",', '"rules": { "E_PARENT_LOOP": "warn" },\n  "name": "Brot & Blume",'],
    'pages/visit.json': ['"icon"', '"parent": "/breads",\n  "icon"'],
    'pages/breads.json': ['"icon"', '"parent": "/visit",\n  "icon"'],
  })
  expect(trail(site, '/visit')).toEqual(['Breads /breads', 'Visit us /visit'])
})
