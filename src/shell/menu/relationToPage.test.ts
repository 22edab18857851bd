import { expect, test } from 'vitest'
import { relationToPage } from './relationToPage.ts'

test.each([
  ['/bikes', '/bikes', 'page'],
  ['/bikes?colour=red#sizes', '/bikes', 'page'],
  ['/', '/', 'page'],
  ['/bikes', '/bikes/touring', 'above'],
  ['/bikes', '/bikes-for-children', 'elsewhere'],
  ['/', '/bikes', 'elsewhere'],
  ['#sizes', '/bikes', 'elsewhere'],
  ['https://shop.example/bikes', '/bikes', 'elsewhere'],
] as const)('a link to %s seen from %s is %s', (location, path, place) => {
  expect(relationToPage(location, path)).toBe(place)
})
