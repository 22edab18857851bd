// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForClicks } from './listenForClicks.ts'
import type { AnalyticsEvent } from './services.ts'

const events: AnalyticsEvent[] = []
let stop: () => void

beforeEach(() => {
  events.length = 0
  document.body.innerHTML = `
    <a id="item" href="#repairs" data-menu-item="Repairs"><span id="inner">We repair</span></a>
    <div data-footer-action=""><a id="start" href="#start">Get Started<span class="visually-hidden"> (opens in a new tab)</span></a></div>
    <a id="other" href="#other">Other</a>`
  stop = listenForClicks(document, { pageView: vi.fn(), event: (event) => events.push(event) })
})
afterEach(() => stop())

const click = (id: string, type = 'click', init: MouseEventInit = {}) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }))

test('R6.1 a click anywhere on a menu item counts for its service', () => {
  click('inner')
  expect(events).toEqual([{ kind: 'menu', service: 'Repairs' }])
})

test('R6.1 the button of the footer counts under its label, without words for screen readers', () => {
  click('start')
  expect(events).toEqual([{ kind: 'footer', label: 'Get Started' }])
})

test('R6.1 a click that opens another tab counts too, one on the right button does not', () => {
  click('item', 'auxclick', { button: 1 })
  click('item', 'auxclick', { button: 2 })
  expect(events).toHaveLength(1)
})

test('R6.1 a click counts even where its handler stops it', () => {
  document.getElementById('item')!.addEventListener('click', (event) => event.stopPropagation())
  click('item')
  expect(events).toHaveLength(1)
})

test('other links do not count, and nothing does after the end', () => {
  click('other')
  stop()
  click('item')
  expect(events).toEqual([])
})
