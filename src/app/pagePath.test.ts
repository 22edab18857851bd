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
