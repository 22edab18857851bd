// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import Schema, { behaviour } from '#src/sections/list/schema.ts'
import type { ListFilter } from '#src/site/lists/listView.ts'
import { type HydratedView, press, serveView, type } from '#tests/support/hydrateView.tsx'
import List from './view.tsx'

const value = (key: string) => (id: string) => ({
  value: id,
  label: id[0]!.toUpperCase() + id.slice(1),
  href: `/shows/${key}/${id}`,
  count: 2,
})
const filter: ListFilter = {
  path: '/shows',
  total: 3,
  facets: [
    { key: 'room', label: 'Room', values: ['hall', 'loft'].map(value('room')) },
    { key: 'for', label: 'For', values: ['adults', 'families'].map(value('for')) },
  ],
}
const item = (name: string, places: number[][]) => ({
  path: `/shows/${name.toLowerCase()}`,
  name,
  summary: `About ${name}.`,
  texts: [],
  in: places,
})
const items = [item('Salt', [[0], [0]]), item('Furs', [[0], [0, 1]]), item('Tea', [[1], [1]])]
const props = Schema.parse({ type: 'list', title: 'Shows', collection: 'shows', facets: ['room', 'for'], search: true })

let view: HydratedView

// The server knows no query; the visitor's address shows only in the browser.
function serveAt(address: string, given: ListFilter = filter) {
  window.history.replaceState(null, '', '/shows')
  view = serveView(<List {...props} labels={[]} groups={[{ items }]} filter={given} />)
  window.history.replaceState({ key: 'kept' }, '', address)
}
const names = () => [...view.host.querySelectorAll('h3 a')].map(({ textContent }) => textContent)
const links = () => [...view.host.querySelectorAll<HTMLAnchorElement>('[role="group"] a')]
const link = (words: string) => links().find(({ textContent }) => textContent!.startsWith(words))!
const chosen = () => links().flatMap((one) => (one.getAttribute('aria-current') ? [one.textContent] : []))
const status = () => view.host.querySelector('[role="status"]')!.textContent
const search = () => view.host.querySelector<HTMLInputElement>('input[type="search"]')!

beforeEach(() => serveAt('/shows'))
afterEach(() => view.remove())

test('a list hydrates only with facets or search, and not if it has several pages', () => {
  expect(behaviour({})).toBe('still')
  expect(behaviour({ facets: [], search: false })).toBe('still')
  expect(behaviour({ facets: ['room'] })).toBe('live')
  expect(behaviour({ search: true })).toBe('live')
  expect(behaviour({ facets: ['room'], pages: {} })).toBe('still')
})

test('before hydration, values lead to their pages', () => {
  expect(names()).toEqual(['Salt', 'Furs', 'Tea'])
  expect(links().map((one) => one.getAttribute('href'))).toEqual([
    '/shows/room/hall',
    '/shows/room/loft',
    '/shows/for/adults',
    '/shows/for/families',
  ])
  view.hydrate()
  expect(view.mismatches).toEqual([])
})

test('values of one facet add entries, those of several leave entries that have one of each', () => {
  view.hydrate()
  press(link('Hall'))
  expect(names()).toEqual(['Salt', 'Furs'])
  press(link('Families'))
  expect(names()).toEqual(['Furs'])
  expect(status()).toBe('1 of 3 shown')
  press(link('Loft'))
  expect(names()).toEqual(['Furs', 'Tea'])
  expect(window.location.search).toBe('?room=hall+loft&for=families')
  press(link('Hall'))
  expect(names()).toEqual(['Tea'])
})

test('a number says how many entries a value has among those that the others leave', () => {
  view.hydrate()
  expect(links().map(({ textContent }) => textContent)).toEqual(['Hall 2', 'Loft 1', 'Adults 2', 'Families 2'])
  press(link('Loft'))
  expect(links().map(({ textContent }) => textContent)).toEqual(['Hall 2', 'Loft 1', 'Adults 0', 'Families 1'])
})

test('the address brings a narrowed list back, and values that it does not know are ignored', () => {
  view.remove()
  serveAt('/shows?room=hall+cellar&for=families&q=fur')
  view.hydrate()
  expect([names(), chosen(), search().value]).toEqual([['Furs'], ['Hall 1', 'Families 1'], 'fur'])
})

test('words narrow the list together with the facets; everything is shown again with one link', () => {
  view.hydrate()
  type(search(), 'tea')
  expect(names()).toEqual(['Tea'])
  press(link('Adults'))
  expect(view.host.textContent).toContain('There is nothing here at the moment.')
  press([...view.host.querySelectorAll('a')].find(({ textContent }) => textContent === 'Show all')!)
  expect([names(), window.location.search]).toEqual([['Salt', 'Furs', 'Tea'], ''])
})

test('on the page of a value, another value leads to the list with both, and the value itself to the whole list', () => {
  view.remove()
  serveAt('/shows/room/hall', { ...filter, chosen: { key: 'room', value: 'hall' } })
  expect(links().map((one) => one.getAttribute('href'))).toEqual(['/shows', '/shows/room/loft', '/shows/for/adults', '/shows/for/families'])
  view.hydrate()
  expect(chosen()).toEqual(['Hall '])
  expect(links().map((one) => one.getAttribute('href'))).toEqual([
    '/shows',
    '/shows?room=hall+loft',
    '/shows?room=hall&for=adults',
    '/shows?room=hall&for=families',
  ])
})
