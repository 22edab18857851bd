// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { internalLinkTarget } from './internalLinkTarget.ts'

beforeEach(() => window.history.replaceState(null, '', '/repairs?bike=7'))

/** Where an event on the link leads to, by path, query and hash; null when the browser handles it. */
function targetOf(link: string, event: Event = new MouseEvent('click', { bubbles: true, cancelable: true })) {
  document.body.innerHTML = link
  let target: URL | null = null
  const listen = (heard: Event) => {
    target = internalLinkTarget(heard)
    heard.preventDefault()
  }
  document.addEventListener(event.type, listen, { once: true })
  document.querySelector('a, p')!.firstElementChild!.dispatchEvent(event)
  return target && (target as URL).pathname + (target as URL).search + (target as URL).hash
}

test.each([
  ['<a href="/prices"><b>Prices</b></a>', '/prices'],
  ['<a href="/prices?plan=2#top"><b>Prices</b></a>', '/prices?plan=2#top'],
  ['<a href="/prices" target="_self"><b>Prices</b></a>', '/prices'],
  ['<a href="/repairs?bike=8"><b>Another query of this page</b></a>', '/repairs?bike=8'],
  ['<a href="/repairs?bike=7"><b>This page</b></a>', '/repairs?bike=7'],
  ['<a href="/repairs?bike=8#brakes"><b>An anchor under another query</b></a>', '/repairs?bike=8#brakes'],
  ['<a href="/prices#brakes"><b>An anchor of another page</b></a>', '/prices#brakes'],
])('R2.1 the router follows %s', (link, target) => {
  expect(targetOf(link)).toBe(target)
})

test.each([
  '<a href="https://bikes.example/"><b>Another host</b></a>',
  '<a href="mailto:ada@bikes.example"><b>Mail</b></a>',
  '<a href="/prices" target="_blank"><b>New tab</b></a>',
  '<a href="/prices" download><b>Download</b></a>',
  '<a href="/assets/prices.pdf"><b>A file</b></a>',
  '<a href="#brakes"><b>An anchor of this page</b></a>',
  '<a><b>No address</b></a>',
  '<p><b>No link</b></p>',
])('R2.1 the browser handles %s', (link) => {
  expect(targetOf(link)).toBeNull()
})

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'R2.1 the browser handles a click with %j',
  (click) => {
    expect(
      targetOf('<a href="/prices"><b>Prices</b></a>', new MouseEvent('click', { bubbles: true, cancelable: true, ...click })),
    ).toBeNull()
  },
)

test('R2.1 a click that something else has handled is left alone', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  click.preventDefault()
  expect(targetOf('<a href="/prices"><b>Prices</b></a>', click)).toBeNull()
})

test('R2.1 other events on a link lead where a click would, whatever keys are pressed', () => {
  expect(targetOf('<a href="/prices"><b>Prices</b></a>', new MouseEvent('pointerover', { bubbles: true, shiftKey: true }))).toBe('/prices')
})
