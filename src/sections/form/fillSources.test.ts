// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { Field } from '#src/site/forms/formTypes.ts'
import { fillSources } from './fillSources.ts'

const source = (name: string, from: string, values?: string[]): Field => ({ kind: 'source', name, label: name, from, values })
const fields = [source('campaign', '?via', ['fair', 'mail']), source('referrer', 'referrer'), source('first', 'firstPage')]

/** The values of the hidden fields, on a page of a visit that began at an address. */
function filled(began: string, referrer: string, now = '/contact') {
  window.history.replaceState(null, '', now)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: new URL(began, window.location.href).href } as PerformanceEntry])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const form = document.createElement('form')
  form.innerHTML = fields.map(({ name }) => `<input type="hidden" name="${name}">`).join('')
  fillSources(form, fields)
  return Object.fromEntries(new FormData(form))
}
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('sources are those of the first page of the visit', () => {
  const sent = filled('/breads?via=fair&token=secret', 'https://news.example/search?q=private')
  expect(sent).toEqual({ campaign: 'fair', referrer: 'news.example', first: '/breads' })
})

test('a reload on the page of the form keeps them, in this tab only', () => {
  filled('/breads?via=fair', 'https://news.example/')
  expect(filled('/contact', 'https://news.example/')).toEqual({ campaign: 'fair', referrer: 'news.example', first: '/breads' })
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0])
})

test('a parameter of the page of the form comes first', () => {
  expect(filled('/breads?via=fair', '', '/contact?via=mail').campaign).toBe('mail')
})

test('values that are not on the list, and pages of the site itself, are left out', () => {
  expect(filled('/?via=spam', `${window.location.origin}/breads`)).toEqual({ campaign: '', referrer: '', first: '/' })
})

test.each(['not json', 'null', '{"first":7}', '{"first":"/x","referrer":""}'])('a damaged note is replaced: %s', (kept) => {
  sessionStorage.setItem('source', kept)
  expect(filled('/breads', '').first).toBe('/breads')
})

test('a form without such fields stores nothing', () => {
  fillSources(document.createElement('form'), [])
  expect(sessionStorage.length).toBe(0)
})
