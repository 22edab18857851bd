// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import Schema from '#src/sections/integrationsDirectory/schema.ts'
import { type HydratedView, press, serveView, type } from '#tests/support/hydrateView.tsx'
import IntegrationsDirectory from './view.tsx'

const props = Schema.parse({
  type: 'integrationsDirectory',
  title: 'Works with',
  categories: [
    { id: 'maps', label: 'Maps' },
    { id: 'shops', label: 'Shops' },
  ],
  items: [
    { name: 'Route planner', category: 'maps', text: 'Sends the route.', data: 'Routes', status: 'available' },
    { name: 'Café finder', category: 'maps', text: 'Finds a rest.', data: 'Places', status: 'on-request' },
    { name: 'Parts shop', category: 'shops', text: 'Orders parts.', data: 'Part numbers', status: 'planned' },
  ],
})

let view: HydratedView

// The server knows no query; the visitor's address shows only in the browser.
function serveAt(address: string) {
  window.history.replaceState(null, '', '/works-with')
  view = serveView(<IntegrationsDirectory {...props} />)
  window.history.replaceState(null, '', address)
}
const names = () => [...view.host.querySelectorAll('h4')].map(({ textContent }) => textContent)
const search = () => view.host.querySelector<HTMLInputElement>('input[type="search"]')!
const chips = () => [...view.host.querySelectorAll<HTMLButtonElement>('[role="group"] button')]
const chosen = () =>
  chips()
    .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)
const status = () => view.host.querySelector('[role="status"]')!.textContent

beforeEach(() => serveAt('/works-with'))
afterEach(() => view.remove())

const groups = () => [...view.host.querySelectorAll<HTMLDetailsElement>('details')]

test('the server shows the whole list in groups', () => {
  expect(names()).toEqual(['Route planner', 'Café finder', 'Parts shop'])
  expect([...view.host.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Maps', 'Shops'])
  expect(status()).toBe('3 shown')
})

test('the browser takes the document over without a difference and then follows the address', () => {
  view.remove()
  serveAt('/works-with?q=cafe&category=maps')
  view.hydrate()
  expect(view.mismatches).toEqual([])
  expect(names()).toEqual(['Café finder'])
  expect(chosen()).toEqual(['Maps 1'])
})

test('chips say how many there are, also of what is searched for', () => {
  view.hydrate()
  expect(chips().map(({ textContent }) => textContent)).toEqual(['All 3', 'Maps 2', 'Shops 1'])
  type(search(), 'orders')
  expect(chips().map(({ textContent }) => textContent)).toEqual(['All 1', 'Maps 0', 'Shops 1'])
})

test('a chip narrows the list, is said to be pressed and stands in the address', () => {
  view.hydrate()
  press(chips()[1]!)
  expect(names()).toEqual(['Route planner', 'Café finder'])
  expect(chosen()).toEqual(['Maps 2'])
  expect(status()).toBe('2 shown')
  expect(window.location.search).toBe('?category=maps')
  press(chips()[0]!)
  expect(names()).toHaveLength(3)
  expect(window.location.search).toBe('')
})

test('a search finds names, texts and categories', () => {
  view.hydrate()
  type(search(), 'shops')
  expect(names()).toEqual(['Parts shop'])
  expect(window.location.search).toBe('?q=shops')
})

test('where groups are folded, a search or a chip opens those that have something', () => {
  view.hydrate()
  expect(groups().map(({ open }) => open)).toEqual([false, false])
  type(search(), 'route')
  expect(groups().map(({ open }) => open)).toEqual([true])
  type(search(), '')
  press(chips()[2]!)
  expect(groups().map(({ open }) => open)).toEqual([true])
})

test('when nothing matches it says so', () => {
  view.hydrate()
  type(search(), 'zzz')
  expect(names()).toEqual([])
  expect(status()).toContain('Nothing matches.')
})

test('a category that there is none of shows everything', () => {
  view.remove()
  serveAt('/works-with?category=boats')
  view.hydrate()
  expect(names()).toHaveLength(3)
  expect(chosen()).toEqual(['All 3'])
})
