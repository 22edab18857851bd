import { expect, test } from 'vitest'
import type { Placement } from '#schemas/page.ts'
import { placesInMenus } from './placesInMenus.ts'

const header: Placement = { menu: 'header', entry: 'breads', group: 'daily' }
const weekend: Placement = { menu: 'header', entry: 'breads', group: 'weekend' }
const footer: Placement = { menu: 'footer', column: 'shop' }

test('a page that names no menu stands where its collection says', () => {
  expect(placesInMenus(undefined, [header, footer])).toEqual([
    { placement: header, saidBy: 'collection', index: 0 },
    { placement: footer, saidBy: 'collection', index: 1 },
  ])
})

test('a place in a menu replaces what the collection says of that menu, and of no other', () => {
  expect(placesInMenus([weekend], [header, footer])).toEqual([
    { placement: weekend, saidBy: 'page', index: 0 },
    { placement: footer, saidBy: 'collection', index: 1 },
  ])
})

test('an empty list takes a page out of all menus', () => {
  expect(placesInMenus([], [header, footer])).toEqual([])
})
