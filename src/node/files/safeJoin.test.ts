import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { safeJoin } from './safeJoin.ts'

const root = resolve('/srv/site')

test.each([
  ['/about-us/index.html', 'about-us/index.html'],
  ['static/data/products/x.json', 'static/data/products/x.json'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  ['/.htaccess', '.htaccess'],
  ['/', ''],
  ['', ''],
  ['/caf\u00e9/index.html', 'caf\u00e9/index.html'],
])('C12 %j lands inside the root', (path, place) => {
  expect(safeJoin(root, path)).toBe(join(root, place))
})

test.each([
  '../../etc/x',
  '..\\x',
  '//abs',
  '/a/../../b',
  'C:\\x',
  'C:/x',
  '%2e%2e/x',
  'a\0b',
  'a\nb',
  '.git/config',
  '/assets/.htaccess',
  './x',
  'a//b',
  'CON',
  'nul.json',
  'a/aux/b',
  'end.',
  'end ',
  ' start',
  'what?',
  `/${'a'.repeat(300)}`,
])('C12 %j is refused', (path) => {
  expect(() => safeJoin(root, path)).toThrow(RangeError)
})

test('C12 the root of the disk is a root like any other', () => {
  expect(safeJoin('/', '/a')).toBe(resolve('/a'))
})
