// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import Schema from '#src/sections/glossaryIndex/schema.ts'
import { type HydratedView, press, serveView, type } from '#tests/support/hydrateView.tsx'
import GlossaryIndex from './view.tsx'

const entries = [
  { path: '/words/cadence', name: 'Cadence', summary: 'Turns of the pedals in a minute.', topics: ['Riding'] },
  { path: '/words/brake', name: 'Brake', summary: 'Slows the bike down.', topics: ['Parts'] },
  { path: '/words/cog', name: 'Cog', summary: 'A wheel with teeth.', topics: ['Parts'] },
]
const props = Schema.parse({ type: 'glossaryIndex', title: 'Words', collection: 'words', countLabel: '{count} words' })

let view: HydratedView

// The server knows no query; the visitor's address shows only in the browser.
function serveAt(address: string) {
  window.history.replaceState(null, '', '/words')
  view = serveView(<GlossaryIndex {...props} entries={entries} />)
  window.history.replaceState({ key: 'kept' }, '', address)
}
const names = () => [...view.host.querySelectorAll('.group a')].map(({ textContent }) => textContent)
const search = () => view.host.querySelector<HTMLInputElement>('input[type="search"]')!
const topics = () => [...view.host.querySelectorAll<HTMLButtonElement>('[role="group"] button')]
const chosen = () =>
  topics()
    .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)
const status = () => view.host.querySelector('[role="status"]')!.textContent

beforeEach(() => serveAt('/words'))
afterEach(() => view.remove())

test('the server shows every entry under its letter', () => {
  expect(names()).toEqual(['Brake', 'Cadence', 'Cog'])
  expect([...view.host.querySelectorAll('h3')].map(({ id, textContent }) => [id, textContent])).toEqual([
    ['words-b', 'B'],
    ['words-c', 'C'],
  ])
  expect(status()).toBe('3 words')
})

test('before it is live, search and topic keep their place without being seen', () => {
  expect(view.host.querySelector('.controls')!.getAttribute('data-state')).toBe('waiting')
  view.hydrate()
  expect(view.host.querySelector('.controls')!.getAttribute('data-state')).toBe('ready')
})

test('the browser takes the document over without a difference, also at an address with choices', () => {
  view.remove()
  serveAt('/words?q=brake&topic=Parts')
  view.hydrate()
  expect(view.mismatches).toEqual([])
  expect(names()).toEqual(['Brake'])
  expect(search().value).toBe('brake')
  expect(chosen()).toEqual(['Parts 1'])
})

test('all letters are shown and only those with entries are links', () => {
  const letters = [...view.host.querySelectorAll('.letters li')]
  expect(letters).toHaveLength(26)
  expect(letters.filter((letter) => letter.querySelector('a')).map(({ textContent }) => textContent)).toEqual(['B', 'C'])
  expect(view.host.querySelector('.letters a')!.getAttribute('href')).toBe('#words-b')
})

test('typing narrows the list, says how many are left and takes links from empty letters', () => {
  view.hydrate()
  type(search(), 'pedals')
  expect(names()).toEqual(['Cadence'])
  expect(status()).toBe('1 words')
  expect([...view.host.querySelectorAll('.letters a')].map(({ textContent }) => textContent)).toEqual(['C'])
})

test('a topic narrows the list, is said to be pressed and stands in the address', () => {
  view.hydrate()
  press(topics()[1]!)
  expect(names()).toEqual(['Brake', 'Cog'])
  expect(chosen()).toEqual(['Parts 2'])
  expect(window.location.search).toBe('?topic=Parts')
  press(topics()[0]!)
  expect(names()).toHaveLength(3)
})

test('topics say how many entries they have, also of what is searched for', () => {
  view.hydrate()
  expect(topics().map(({ textContent }) => textContent)).toEqual(['All topics 3', 'Parts 2', 'Riding 1'])
  type(search(), 'bike')
  expect(topics().map(({ textContent }) => textContent)).toEqual(['All topics 1', 'Parts 1', 'Riding 0'])
})

test('choices stand in the address without a new history entry, beside what stood there', () => {
  view.remove()
  serveAt('/words?from=mail#words-c')
  view.hydrate()
  const { length } = window.history
  type(search(), 'co')
  expect(window.location.search).toBe('?from=mail&q=co')
  expect(window.location.hash).toBe('#words-c')
  expect(window.history.length).toBe(length)
  expect(window.history.state).toEqual({ key: 'kept' })
  type(search(), '')
  expect(window.location.search).toBe('?from=mail')
})

test('a topic that there is none of shows everything', () => {
  view.remove()
  serveAt('/words?topic=Weather')
  view.hydrate()
  expect(names()).toHaveLength(3)
})

test('when nothing matches it says so', () => {
  view.hydrate()
  type(search(), 'zzz')
  expect(status()).toContain(props.emptyText)
})

test('a letter link leads to a heading that is there', () => {
  view.hydrate()
  const link = view.host.querySelector<HTMLAnchorElement>('.letters a')!
  press(link)
  expect(view.host.querySelector(link.getAttribute('href')!)).not.toBeNull()
})
