// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteSettings } from '#schemas/site.ts'
import { browserServices } from './browserServices.ts'
import type { GoogleAnalytics } from './analytics/googleAnalytics.ts'
import type { Consent, ErrorReports, ServiceSettings } from './services.ts'

const { startGoogleAnalytics, startSentry } = vi.hoisted(() => ({
  startGoogleAnalytics: vi.fn<(start: { state: string }) => GoogleAnalytics>(() => ({ pageView() {}, event() {}, consent() {} })),
  startSentry: vi.fn<(start: { build: string }) => ErrorReports>(() => ({ report() {} })),
}))
vi.mock('./analytics/googleAnalytics.ts', () => ({ startGoogleAnalytics }))
vi.mock('./errors/sentry.ts', () => ({ startSentry }))

const words = SiteSettings.shape.words.parse({})
const all: ServiceSettings = {
  analytics: { trackingId: 'G-BIKES12', consent: 'advanced' },
  errorReports: { dsn: 'https://abc123@o1.ingest.sentry.io/2' },
  bookingUrl: 'https://calendly.com/bikes/demo',
  words,
  build: 'b1',
  email: 'help@bikes.example',
}
const settle = () => vi.dynamicImportSettled()

function make(settings: Partial<ServiceSettings> = {}, show = () => Promise.resolve()) {
  const showConsent = vi.fn<(consent: Consent) => Promise<void>>(() => show())
  const services = browserServices({
    settings: { ...all, ...settings },
    window: window as Window & typeof globalThis,
    early: { take: () => [] },
    showConsent,
  })
  return { services, showConsent }
}

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  document.body.innerHTML =
    '<button data-consent-reopen=""><span>Cookies</span></button><a data-booking="" href="https://calendly.com/bikes/demo">Demo</a>'
})
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

test('R6.1 R6.6 with nothing switched on, nothing is started and nobody is asked', async () => {
  const { showConsent } = make({ analytics: { consent: 'strict' }, errorReports: {}, bookingUrl: undefined })
  await settle()
  expect([startGoogleAnalytics.mock.calls, startSentry.mock.calls, showConsent.mock.calls]).toEqual([[], [], []])
})

test('R6.2 advanced starts everything and asks', async () => {
  const { showConsent } = make()
  await settle()
  expect(startGoogleAnalytics.mock.calls[0]![0]).toMatchObject({ state: 'unasked' })
  expect(startSentry.mock.calls[0]![0]).toMatchObject({ build: 'b1' })
  expect(showConsent).toHaveBeenCalledOnce()
})

test('R6.2 strict starts nothing before the answer, and everything after a grant', async () => {
  const { services } = make({ analytics: { trackingId: 'G-BIKES12', consent: 'strict' } })
  await settle()
  expect([startGoogleAnalytics.mock.calls, startSentry.mock.calls]).toEqual([[], []])
  services.consent.answer('granted')
  await settle()
  expect([startGoogleAnalytics, startSentry].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('R6.2 strict with Global Privacy Control never asks and never starts', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { showConsent } = make({ analytics: { trackingId: 'G-BIKES12', consent: 'strict' } })
  await settle()
  expect([startGoogleAnalytics.mock.calls, startSentry.mock.calls, showConsent.mock.calls]).toEqual([[], [], []])
})

test('R6.2 the footer button opens the question again, in the same place', async () => {
  const { services, showConsent } = make()
  services.consent.answer('refused')
  document.querySelector('span')!.click()
  expect(services.consent.question()).toBe('open')
  expect(showConsent).toHaveBeenCalledOnce()
})

test('R6.2 a question that could not be shown is tried again when it is asked for', async () => {
  const { services, showConsent } = make({}, () => Promise.reject(new Error('blocked')))
  await settle()
  services.consent.ask()
  services.consent.answer('refused')
  services.consent.ask()
  expect(showConsent).toHaveBeenCalledTimes(2)
})

test('R6.2 an answer in another tab counts here', () => {
  const { services } = make()
  localStorage.setItem('consent', JSON.stringify({ version: 1, answer: 'granted', date: new Date().toISOString() }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }))
  expect(services.consent.state()).toBe('granted')
})

test('R6.3 without a booking page, links are left alone', () => {
  const before = vi.spyOn(document, 'addEventListener')
  make({ bookingUrl: undefined })
  expect(before.mock.calls.map(([name]) => name)).toEqual(['click'])
  before.mockRestore()
})
