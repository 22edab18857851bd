import { expect, test } from 'vitest'
import { Collection } from '#src/contract/files.ts'
import { pathOfFile } from './pathOfFile.ts'

const breads = Collection.parse({ path: '/our/breads/{id}', name: 'Breads' })

test.each([
  ['pages/index.json', '/'],
  ['pages/visit.json', '/visit'],
  ['pages/visit/index.json', '/visit'],
  ['pages/a/b/c-d.json', '/a/b/c-d'],
  ['pages/404.json', '/404'],
  ['pages/über-uns.json', '/über-uns'],
  ['pages/u\u0308ber-uns.json', '/über-uns'],
  ['pages/زيارة/料金.json', '/زيارة/料金'],
  ['pages/हिन्दी.json', '/हिन्दी'],
])('%s is the page %s', (file, path) => {
  expect(pathOfFile(file)).toBe(path)
})

test('an entry has the path of its collection', () => {
  expect(pathOfFile('collections/breads/rye-loaf.json', breads)).toBe('/our/breads/rye-loaf')
})

test.each([
  '..',
  '%2e%2e',
  '.git',
  'C:',
  'CON',
  'con',
  'a b',
  'a.',
  'a_b',
  'É',
  '__proto__',
  'toString',
  'a\0',
  'x'.repeat(101),
  '料'.repeat(70),
  '\u0308ber',
  'ﷺ\u200c',
  '☕',
])('C12 C13 %j is no name of a page, a folder or an entry', (name) => {
  expect(pathOfFile(`pages/${name}.json`)).toBeNull()
  expect(pathOfFile(`pages/${name}/x.json`)).toBeNull()
  expect(pathOfFile(`collections/breads/${name}.json`, breads)).toBeNull()
})

test.each(['pages/static/x.json', 'pages/assets.json', 'pages/index/index.json', `pages/${'long-name/'.repeat(30)}x.json`])(
  'C12 %s would collide with other files, or is too long',
  (file) => {
    expect(pathOfFile(file)).toBeNull()
  },
)

test('C12 a route may not bring in a reserved name either', () => {
  expect(pathOfFile('collections/breads/rye.json', { ...breads, path: '/nul/{id}' })).toBeNull()
  expect(pathOfFile('collections/breads/rye.json', { ...breads, path: '/static/{id}' })).toBeNull()
})
