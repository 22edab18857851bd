import { expect, test } from 'vitest'
import { type ListedPage, type PageFilter, everyPage, filteredPages } from './pageFilter.ts'

const page = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  path,
  name: path.slice(1),
  file: `pages${path}.json`,
  collection: null,
  language: null,
  state: 'live',
  from: null,
  until: null,
  translations: [],
  isChanged: false,
  changed: null,
  errors: 0,
  warnings: 0,
  firstProblem: null,
  isFromData: false,
  unsaved: 0,
  ...more,
})
const pages = [
  page('/visit', { changed: { at: 3, by: 'Ada' }, translations: [{ language: 'de', path: '/de/visit', state: 'done', stale: 2 }] }),
  page('/breads/rye', { collection: 'breads', state: 'draft', changed: { at: 1, by: null }, isChanged: true }),
  page('/about', { warnings: 1, unsaved: 1, translations: [{ language: 'de', path: '/de/about', state: 'missing', stale: 0 }] }),
]
const shown = (filter: Partial<PageFilter>) => filteredPages(pages, { ...everyPage, ...filter }).map(({ path }) => path)

test('pages are found by words of their name and address, in any order', () => {
  expect(shown({ words: '' })).toEqual(['/about', '/breads/rye', '/visit'])
  expect(shown({ words: 'RYE bread' })).toEqual(['/breads/rye'])
})

test('pages are limited by state, also by changes, unsaved input and problems', () => {
  expect(shown({ state: 'draft' })).toEqual(['/breads/rye'])
  expect(shown({ state: 'changed' })).toEqual(['/breads/rye'])
  expect(shown({ state: 'unsaved' })).toEqual(['/about'])
  expect(shown({ state: 'problem' })).toEqual(['/about'])
})

test('pages are limited by collection, and by what is translated, missing or out of date in a language', () => {
  expect(shown({ collection: '' })).toEqual(['/about', '/visit'])
  expect(shown({ collection: 'breads' })).toEqual(['/breads/rye'])
  expect(shown({ language: 'de' })).toEqual(['/visit'])
  expect(shown({ language: 'de missing' })).toEqual(['/about'])
  expect(shown({ language: 'de stale' })).toEqual(['/visit'])
})

test('pages are sorted by a column in both directions', () => {
  expect(shown({ sort: { by: 'changed', isDown: true } })).toEqual(['/visit', '/breads/rye', '/about'])
  expect(shown({ sort: { by: 'state', isDown: false } })).toEqual(['/breads/rye', '/about', '/visit'])
})
