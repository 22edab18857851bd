// @vitest-environment jsdom
import { act } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteSettings } from '#schemas/site.ts'
import { createConsent } from '#src/services/consent/createConsent.ts'
import type { Consent } from '#src/services/services.ts'
import { press } from '#tests/support/hydrateView.tsx'
import { ConsentBanner } from './ConsentBanner.tsx'

const words = SiteSettings.shape.words.parse({})
const noStorage = () => {
  throw new Error('blocked')
}
let consent: Consent
let root: Root

const region = () => document.querySelector<HTMLElement>('section')
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('section button')]
const field = () => document.getElementById('field')!

function show() {
  consent = createConsent({
    analytics: { trackingId: 'G-BIKES12', consent: 'advanced' },
    storage: noStorage,
    privacySignal: false,
    now: () => 0,
  })
  root = createRoot(document.getElementById('consent_place')!)
  act(() => root.render(<ConsentBanner consent={consent} words={words} />))
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="consent_place"></div><input id="field" /><button id="reopen">Cookies</button>'
  field().focus()
  show()
})
afterEach(() => act(() => root.unmount()))

test('T04 the question is a region with a name, and no dialog', () => {
  const name = document.getElementById(region()!.getAttribute('aria-labelledby')!)
  expect(name?.textContent).toBe(words.consentTitle)
  expect(document.querySelector('[role="dialog"], dialog, [aria-modal]')).toBeNull()
})

test('T04 both answers are one press away and look the same', () => {
  const looks = buttons().map(({ className, dataset, type }) => ({ className, look: dataset['look'], type }))
  expect(buttons().map(({ textContent }) => textContent)).toEqual([words.consentReject, words.consentAccept])
  expect(looks[0]).toEqual(looks[1])
})

test('T04 the question leaves the focus where it is', () => {
  expect(document.activeElement).toBe(field())
})

test.each([
  [0, 'refused'],
  [1, 'granted'],
] as const)('T04 button %j answers %j and takes the question away', (index, answer) => {
  press(buttons()[index]!)
  expect(consent.state()).toBe(answer)
  expect(region()).toBeNull()
})

test('T04 Esc answers nothing', () => {
  act(() => void region()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect([consent.state(), consent.question()]).toEqual(['unasked', 'open'])
})

test('R6.2 asked for again, the question has the focus and gives it back', () => {
  press(buttons()[0]!)
  document.getElementById('reopen')!.focus()
  act(() => consent.ask())
  expect(document.activeElement).toBe(region())
  press(buttons()[1]!)
  expect(document.activeElement).toBe(document.getElementById('reopen'))
})

test('T04 the page knows how much is covered, as long as it is', () => {
  const { dataset, style } = document.documentElement
  expect(dataset['consent']).toBe('open')
  expect(style.getPropertyValue('--consent-height')).toBe('0px')
  press(buttons()[1]!)
  expect(dataset['consent']).toBeUndefined()
  expect(style.getPropertyValue('--consent-height')).toBe('')
})

test('T04 what gets the focus under the bar is scrolled out from under it', () => {
  const bar = region()!
  bar.style.position = 'fixed'
  Object.defineProperty(bar, 'offsetHeight', { value: 100 })
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  const place = (top: number) => {
    field().getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect
    field().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  place(window.innerHeight - 200)
  expect(scrollBy).not.toHaveBeenCalled()
  place(window.innerHeight - 90)
  expect(scrollBy).toHaveBeenCalledWith({ top: 58, behavior: 'instant' })
  scrollBy.mockRestore()
})
