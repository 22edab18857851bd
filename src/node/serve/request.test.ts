import { expect, test } from 'vitest'
import { readTarget } from './request.ts'

test.each([
  ['/a?b=1?2', { path: '/a', query: '?b=1?2' }],
  ['/%61', { path: '/a', query: '' }],
  ['/a%2Fb', { path: '/a%2Fb', query: '' }],
  ['/%', null],
  // As links of old sites write it, in Latin-1.
  ['/%FCber', { path: '/über', query: '' }],
  ['/%C3%BCber?a=%FC', { path: '/über', query: '?a=%FC' }],
  ['/u%CC%88ber', { path: '/über', query: '' }],
  ['*', null],
  // As clients of proxies write it (RFC 9112, 3.2.2).
  ['http://www.bakery.example/a?b', { path: '/a', query: '?b' }],
  ['https://www.bakery.example', { path: '/', query: '' }],
  ['https://www.bakery.example?b', { path: '/', query: '?b' }],
  ['ftp://www.bakery.example/a', null],
  ['', null],
])('%j is read as %j', (url, target) => {
  expect(readTarget(url)).toEqual(target)
})
