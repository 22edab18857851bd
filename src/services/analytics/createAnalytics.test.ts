import { expect, test, vi } from 'vitest'
import { createConsent } from '#src/services/consent/createConsent.ts'
import type { SiteSettings } from '#schemas/site.ts'
import { createAnalytics } from './createAnalytics.ts'

const ID = 'G-BIKES12'
const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve))
const blocked = () => {
  throw new Error('blocked')
}

function make(settings: SiteSettings['analytics'], { privacySignal = false, fails = false } = {}) {
  const google = { pageView: vi.fn(), event: vi.fn(), consent: vi.fn() }
  const load = vi.fn(() => (fails ? Promise.reject(new Error('blocked')) : Promise.resolve(google)))
  const document = { cookie: '_ga=1' }
  const window = { document, location: { hostname: 'localhost' } } as unknown as Window
  const consent = createConsent({ analytics: settings, storage: blocked, privacySignal, now: () => 0 })
  const analytics = createAnalytics({ settings, consent, window, load })
  const paths = () => google.pageView.mock.calls.map(([{ path }]) => path as string)
  return { analytics, consent, google, load, document, paths }
}

const home = { path: '/', title: 'Home' }
const plans = { path: '/plans', title: 'Plans' }

test('R6.1 without a tracking id nothing is loaded, whatever happens', async () => {
  const { analytics, consent, load } = make({ consent: 'advanced' })
  analytics.pageView(home)
  consent.answer('granted')
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test('R6.2 advanced loads at once and denied, and counts pages', async () => {
  const { analytics, load, paths } = make({ trackingId: ID, consent: 'advanced' })
  analytics.pageView(home)
  await settle()
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ trackingId: ID, state: 'unasked', refusal: 'cookieless' }))
  expect(paths()).toEqual(['/'])
})

test('R6.2 strict loads nothing before the answer, nor after a refusal', async () => {
  const { analytics, consent, load } = make({ trackingId: ID, consent: 'strict' })
  analytics.pageView(home)
  analytics.event({ kind: 'menu', service: 'Repairs' })
  consent.answer('refused')
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test('R6.2 strict counts the page on the screen once it is granted, and nothing from before', async () => {
  const { analytics, consent, google, paths } = make({ trackingId: ID, consent: 'strict' })
  analytics.pageView(home)
  analytics.event({ kind: 'menu', service: 'Repairs' })
  analytics.pageView(plans)
  consent.answer('granted')
  await settle()
  expect(paths()).toEqual(['/plans'])
  expect(google.event).not.toHaveBeenCalled()
})

test('R6.2 withdrawal is told, deletes the cookies and in strict ends the counting', async () => {
  const { analytics, consent, google, document, paths } = make({ trackingId: ID, consent: 'strict' })
  consent.answer('granted')
  await settle()
  consent.answer('refused')
  analytics.pageView(plans)
  expect(google.consent).toHaveBeenLastCalledWith('refused')
  expect(document.cookie).toBe('_ga=; path=/; max-age=0')
  expect(paths()).toEqual([])
})

test('R6.2 none asks nobody and counts', () => {
  const { consent, load } = make({ trackingId: ID, consent: 'none' })
  expect(consent.question()).toBe('closed')
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ state: 'granted' }))
})

test.each(['strict', 'advanced', 'none'] as const)(
  'R6.2 T20 where the browser asks for privacy, %s loads nothing and deletes the cookies of earlier',
  async (consent) => {
    const { analytics, load, document } = make({ trackingId: ID, consent }, { privacySignal: true })
    analytics.pageView(home)
    analytics.event({ kind: 'menu', service: 'Repairs' })
    await settle()
    expect(load).not.toHaveBeenCalled()
    expect(document.cookie).toBe('_ga=; path=/; max-age=0')
  },
)

test('R6.2 T20 advanced counts in spite of the signal once the visitor allows it, and is silent when that is withdrawn', async () => {
  const { analytics, consent, google, load, paths } = make({ trackingId: ID, consent: 'advanced' }, { privacySignal: true })
  analytics.pageView(home)
  consent.answer('granted')
  await settle()
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ state: 'granted', refusal: 'silence' }))
  expect(paths()).toEqual(['/'])
  consent.answer('refused')
  analytics.pageView(plans)
  expect(google.consent).toHaveBeenLastCalledWith('refused')
  expect(paths()).toEqual(['/'])
})

test('T05 each page counts once, also when it is told twice or with another anchor', async () => {
  const { analytics, paths } = make({ trackingId: ID, consent: 'advanced' })
  analytics.pageView(home)
  analytics.pageView(home)
  await settle()
  analytics.pageView({ ...home, path: '/#faq' })
  analytics.pageView(plans)
  analytics.pageView({ ...plans, path: '/plans?a=1' })
  analytics.pageView(home)
  expect(paths()).toEqual(['/', '/plans', '/'])
})

test('T01 while the code is on its way, at most fifty calls wait', async () => {
  const { analytics, google } = make({ trackingId: ID, consent: 'advanced' })
  for (let index = 0; index < 500; index += 1) analytics.event({ kind: 'menu', service: 'Repairs' })
  await settle()
  expect(google.event).toHaveBeenCalledTimes(50)
})

test('T01 code that is blocked is done without, quietly', async () => {
  const { analytics, load } = make({ trackingId: ID, consent: 'advanced' }, { fails: true })
  analytics.pageView(home)
  await settle()
  expect(() => analytics.pageView(plans)).not.toThrow()
  expect(load).toHaveBeenCalledOnce()
})

test('T02 a library that throws is not felt', async () => {
  const { analytics, google } = make({ trackingId: ID, consent: 'advanced' })
  google.event.mockImplementation(blocked)
  await settle()
  expect(() => analytics.event({ kind: 'footer', label: 'Get Started' })).not.toThrow()
})
