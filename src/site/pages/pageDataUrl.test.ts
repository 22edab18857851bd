import { expect, test } from 'vitest'
import { pageDataUrl } from './pageDataUrl.ts'

test.each([
  ['/', '/static/data/index.json'],
  ['/visit', '/static/data/visit.json'],
  ['/breads/rye-loaf', '/static/data/breads/rye-loaf.json'],
])('the data of %s are at %s', (path, url) => {
  expect(pageDataUrl(path)).toBe(url)
})
