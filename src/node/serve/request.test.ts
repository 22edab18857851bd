import { expect, test } from 'vitest'
import { chooseEncoding, readTarget } from './request.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['vibrant', null],
  ['', null],
  [undefined, null],
])('a client that takes %j gets %j', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

test('what is not at hand is not chosen', () => {
  expect(chooseEncoding('br', ['gzip'])).toBeNull()
})

test.each([
  ['/a?b=1?2', { path: '/a', query: '?b=1?2' }],
  ['/%61', { path: '/a', query: '' }],
  ['/a%2Fb', { path: '/a%2Fb', query: '' }],
  ['/%', null],
  ['/%ff', null],
  ['*', null],
  ['http://elsewhere.example/a', null],
])('%j is read as %j', (url, target) => {
  expect(readTarget(url)).toEqual(target)
})
