import { expect, test } from 'vitest'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import { sampleConfig, samplePage } from './fixtures/sampleConfig.ts'
import { footerChanges, headerChanges } from './menuChanges.ts'

const item = (service: string, location: string) => ({ service, feature: '', location, icon: 'wheat', newTab: false })
const group = (key: string, items: ReturnType<typeof item>[]) => ({ key, productTitle: `Group ${key}`, tagContent: '', items })
const header = (...groups: ReturnType<typeof group>[]): Header => ({
  layout: 'left',
  over: false,
  condensed: false,
  entries: [{ key: 'breads', title: 'Breads', path: '/breads', leftOffset: 0, hasDropdown: true, groups }],
  search: false,
  actions: [],
})
const inHeader = (written: Header, pages: ReturnType<typeof samplePage>[] = []) => sampleConfig(pages, { header: written })
const compare = (before: Header, after: Header) => headerChanges(inHeader(before), inHeader(after))

const rye = item('Rye', '/rye')
const spelt = item('Spelt', '/spelt')

test('equal headers have no changes', () => {
  expect(compare(header(group('daily', [rye])), header(group('daily', [rye])))).toEqual([])
})

test('items that come and go are added and removed', () => {
  expect(compare(header(group('daily', [rye])), header(group('daily', [spelt])))).toEqual([
    { did: 'removed', place: ['Breads', 'Group daily'], label: 'Rye', location: '/rye' },
    { did: 'added', place: ['Breads', 'Group daily'], label: 'Spelt', location: '/spelt' },
  ])
})

test('an item that says something else is renamed', () => {
  expect(compare(header(group('daily', [rye])), header(group('daily', [item('Rye loaf', '/rye')])))).toEqual([
    { did: 'renamed', place: ['Breads', 'Group daily'], label: 'Rye loaf', location: '/rye', was: 'Rye' },
  ])
})

test('an item with another icon is changed', () => {
  expect(compare(header(group('daily', [rye])), header(group('daily', [{ ...rye, icon: 'clock' }])))).toMatchObject([
    { did: 'changed', label: 'Rye' },
  ])
})

test('an item in another group has moved there', () => {
  expect(compare(header(group('daily', [rye, spelt]), group('rare', [])), header(group('daily', [spelt]), group('rare', [rye])))).toEqual([
    { did: 'moved', place: ['Breads', 'Group rare'], label: 'Rye', location: '/rye', was: ['Breads', 'Group daily'] },
  ])
})

test('items that change places are told once', () => {
  expect(compare(header(group('daily', [rye, spelt])), header(group('daily', [spelt, rye])))).toEqual([
    { did: 'reordered', place: ['Breads', 'Group daily'] },
  ])
})

test('a page that places itself in a group is an item of it', () => {
  const page = samplePage('/rye', { meta: { name: 'Rye', menus: [{ menu: 'header', entry: 'breads', group: 'daily', order: 100 }] } })
  expect(headerChanges(inHeader(header(group('daily', []))), inHeader(header(group('daily', [])), [page]))).toMatchObject([
    { did: 'added', label: 'Rye', location: '/rye' },
  ])
})

test('links of a footer are compared in the same way', () => {
  const footer = (title: string, labels: string[]): Footer => ({
    columns: [{ key: 'shop', title, items: labels.map((label) => ({ label, location: `/${label}`, newTab: false })) }],
    support: { label: 'Write', email: 'shop@mail.example' },
    showContact: false,
    social: [],
    images: [],
    legal: [],
    copyright: '© 2026',
  })
  expect(
    footerChanges(sampleConfig([], { footer: footer('Shop', ['a', 'b']) }), sampleConfig([], { footer: footer('The shop', ['a', 'c']) })),
  ).toEqual([
    { did: 'removed', place: ['Shop'], label: 'b', location: '/b' },
    { did: 'renamed', place: [], label: 'The shop', location: '', was: 'Shop' },
    { did: 'added', place: ['The shop'], label: 'c', location: '/c' },
  ])
})

test('a menu that could not be read on one side has no changes', () => {
  expect(headerChanges(sampleConfig([]), inHeader(header(group('daily', [rye]))))).toEqual([])
})
