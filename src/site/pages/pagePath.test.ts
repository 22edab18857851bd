import { expect, test } from 'vitest'
import { pagePath } from './pagePath.ts'

test.each([
  ['/', '/'],
  ['/repairs', '/repairs'],
  ['/repairs/', '/repairs'],
  ['/repairs/brakes//', '/repairs/brakes'],
])('R2.4 the address %s is that of the page %s', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path)
})

test('a path is decoded, with letters in composed form', () => {
  expect(pagePath('/%C3%BCber-uns/')).toBe('/über-uns')
  expect(pagePath('/u%CC%88ber-uns')).toBe('/über-uns')
  expect(pagePath('/100%')).toBe('/100%')
})
