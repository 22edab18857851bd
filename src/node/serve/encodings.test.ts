import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip;q=0.2, br;q=0.201', 'br'],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['GZIP ; Q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0.1, identity', null],
  ['identity;q=0', null],
  ['identity;q=0, *', 'br'],
  ['br;q=2', null],
  ['br;q=', null],
  ['vibrant', null],
  ['', null],
  [undefined, null],
])('H21 a client that takes %j gets %j', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

test('H21 what is not at hand is not chosen', () => {
  expect(chooseEncoding('br', ['gzip'])).toBeNull()
  expect(chooseEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip')
})
