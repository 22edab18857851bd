import { expect, test } from 'vitest'
import { addressKey } from './addressKey.ts'

test.each(['/visit', '/visit/', '/Visit', '/visit.html', '/VISIT.HTML', '/visit/index.html', '/visit/Index.html/'])(
  '%s is /visit to some server',
  (path) => {
    expect(addressKey(path)).toBe('/visit')
  },
)

test.each(['/', '/index.html', '/Index.html'])('%s is the home page to some server', (path) => {
  expect(addressKey(path)).toBe('/')
})

test.each(['/visits', '/visit.htm', '/visit.php', '/a/visit', '/visit/index.php'])('%s is another address', (path) => {
  expect(addressKey(path)).not.toBe('/visit')
})
