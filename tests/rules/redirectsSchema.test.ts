import { expect, test } from 'vitest'
import { Redirects } from '#schemas/redirects.ts'

const parses = (row: object) => Redirects.safeParse({ redirects: [row] }).success

test.each([
  '/news/{name}',
  '/news/*',
  '/*',
  '/{name}',
  '/search?q={words}',
  '/news/{name}.html#{name}',
  '/news/*?from=blog',
  'https://old.example/{name}',
  'https://old.example/*',
  'https://archive.example/*/old',
  'https://old.example/?q={words}#top',
  'https://müller.example:8080/a/*',
  '/assets/prices.pdf',
  '/assets/Prices 2026.pdf'.replace(' ', '%20'),
  '/assets/prices.pdf#page=3',
])('a redirect may lead to %s', (to) => {
  expect(parses({ from: '/{name}/{words}/*', to })).toBe(true)
})

test.each([
  '//{name}',
  '/\\{name}',
  'https://{name}',
  'https://{name}/',
  'https://{name}.example/',
  'https://a.{name}/x',
  'https://user@{name}/',
  'https://old.example{name}/',
  'http://old.example/{name}',
  'javascript:{name}',
  '/news/*/more',
  '/news*',
  '/news?q=*',
  '/news/{na me}',
  '/news/{name',
  '/assets/two words.pdf',
  '/assets/*.pdf',
])('a redirect may not lead to %s', (to) => {
  expect(parses({ from: '/{name}/{words}/*', to })).toBe(false)
})

test.each(['/old', '/über uns', '/%C3%BC', '/%fc', '/?p=12', '/?p={id}', '/a.php?b&c={d}', '/{a}-{b}', '/a/*?b=1', '/*', '/a(1),b;c=d'])(
  '%s is an old address',
  (from) => {
    expect(parses({ from, to: '/new' })).toBe(true)
  },
)

test.each([
  'old',
  '',
  'https://old.example/',
  '/a#b',
  '/a\\b',
  '/a\tb',
  '/100%',
  '/a*',
  '/*/a',
  '/?p=*',
  '/{a}{b}',
  '/{a}/{a}',
  '/{1}',
  '/{a',
  '/?',
  '/?=1',
  '/?a&a',
  '/?{a}=1',
])('%s is not', (from) => {
  expect(parses({ from, to: '/new' })).toBe(false)
})

test('a status says whether there is a target', () => {
  const rows = [301, 302, 307, 308, 410, 451].map((status) => [
    parses({ from: '/old', to: '/new', status }),
    parses({ from: '/old', status }),
  ])
  expect(rows).toEqual([...Array.from({ length: 4 }, () => [true, false]), [false, true], [false, true]])
})
