import { expect, test } from 'vitest'
import { groupName, placeWords } from './placeWords.ts'

test('places and files are said in words of everyday', () => {
  expect(placeWords(['sections', 'richText “Our bread”', 'newTab'])).toBe('Rich text “Our bread” › New tab')
  expect(placeWords(['sections'])).toBe('Sections')
  expect(placeWords(['items', '“2”', 'label'])).toBe('Items › “2” › Label')
  const named = ['header.json', 'site.json', 'fragments/order-now.json', 'assets/team/oven.jpg', 'collections/breads/index.json']
  expect(named.map((file) => groupName({ page: null, file }))).toEqual([
    'Header and menus',
    'Settings of the site',
    'Shared section “Order now”',
    'File “oven.jpg”',
    'Collection “Breads”',
  ])
})
