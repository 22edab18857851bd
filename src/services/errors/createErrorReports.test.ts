import { expect, test, vi } from 'vitest'
import { createConsent } from '#src/services/consent/createConsent.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { ErrorReports } from '#src/services/services.ts'
import { createErrorReports } from './createErrorReports.ts'
import type { SentryStart } from './sentry.ts'

const DSN = 'https://abc123@o1.ingest.sentry.io/2'
const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve))
const noStorage = () => {
  throw new Error('blocked')
}

function make({
  dsn = DSN as string | undefined,
  analytics = { consent: 'advanced' } as SiteSettings['analytics'],
  early = [] as unknown[],
  fails = false,
  privacySignal = false,
} = {}) {
  const report = vi.fn()
  const later: (() => void)[] = []
  const load = vi.fn<(start: SentryStart) => Promise<ErrorReports>>(() =>
    fails ? Promise.reject(new Error('blocked')) : Promise.resolve({ report }),
  )
  const take = vi.fn(() => early.splice(0))
  const consent = createConsent({ analytics, storage: noStorage, privacySignal, now: () => 0 })
  const errors = createErrorReports({
    settings: { errorReports: dsn ? { dsn } : {}, build: 'b1' },
    consent,
    early: { take },
    window: { setTimeout: (job: () => void) => later.push(job) } as unknown as Window,
    load,
  })
  return { errors, consent, report, load, take, pass: () => later.splice(0).forEach((job) => job()) }
}

test('R6.6 without an address nothing is loaded, and early errors are let go', async () => {
  const { errors, load, take } = make({ dsn: '' })
  errors.report(new Error('a'))
  await settle()
  expect(load).not.toHaveBeenCalled()
  expect(take).toHaveBeenCalledOnce()
})

test('R6.6 errors from before the code was there are sent, early ones first', async () => {
  const early = new Error('early')
  const { errors, report, load } = make({ early: [early] })
  const section = new Error('section')
  errors.report(section, { from: 'section', sectionType: 'faq', sectionId: 'questions' })
  await settle()
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ dsn: DSN, build: 'b1' }))
  expect(report.mock.calls).toEqual([
    [early, { from: 'early' }],
    [section, { from: 'section', sectionType: 'faq', sectionId: 'questions' }],
  ])
})

test.each(['strict', 'advanced', 'none'] as const)(
  'R6.2 T20 where the browser asks for privacy, nothing is loaded in %s before the visitor allows it',
  async (consent) => {
    const { errors, load } = make({ analytics: { trackingId: 'G-BIKES12', consent }, privacySignal: true })
    errors.report(new Error('a'))
    await settle()
    expect(load).not.toHaveBeenCalled()
  },
)

test('R6.2 T20 where nobody is asked, reports wait for no answer, but for the privacy that the browser asks for', async () => {
  const asked = make({ analytics: { consent: 'strict' }, privacySignal: true })
  const open = make({ analytics: { consent: 'strict' } })
  await settle()
  expect(asked.load).not.toHaveBeenCalled()
  expect(open.load).toHaveBeenCalledOnce()
})

test('T07 at most twenty reports wait', async () => {
  const { errors, report } = make()
  for (let index = 0; index < 500; index += 1) errors.report(new Error(String(index)))
  await settle()
  expect(report).toHaveBeenCalledTimes(20)
})

test('T07 code that is blocked, or fails to start, is done without', async () => {
  const { errors, load, take } = make({ fails: true })
  errors.report(new Error('a'))
  await settle()
  errors.report(new Error('b'))
  expect(load).toHaveBeenCalledOnce()
  expect(take).toHaveBeenCalledOnce()
})

test('T07 a report that throws is not felt', async () => {
  const { errors, report } = make()
  await settle()
  report.mockImplementation(noStorage)
  expect(() => errors.report(new Error('a'))).not.toThrow()
})

test('R6.2 where nothing may be loaded before the answer, reports wait for it and end with it', async () => {
  const { errors, consent, load, report } = make({ analytics: { trackingId: 'G-BIKES12', consent: 'strict' } })
  errors.report(new Error('a'))
  await settle()
  expect(load).not.toHaveBeenCalled()
  consent.answer('granted')
  await settle()
  expect(report).toHaveBeenCalledOnce()
  const { maySend } = load.mock.calls[0]![0]
  expect(maySend()).toBe(true)
  consent.answer('refused')
  expect(maySend()).toBe(false)
})

test('R6.2 where nobody is asked, reports do not wait', async () => {
  const { load } = make({ analytics: { consent: 'strict' } })
  expect(load).toHaveBeenCalledOnce()
})

test('B04 what failed while a section was taken over is left to the section when that fails in the same way', async () => {
  const { errors, report, pass } = make()
  await settle()
  const wrapped = new Error('built anew', { cause: new TypeError('no dough') })
  errors.report(wrapped, { from: 'hydration' })
  const again = new TypeError('no dough')
  errors.report(again, { from: 'section', sectionType: 'faq' })
  pass()
  expect(report.mock.calls).toEqual([[again, { from: 'section', sectionType: 'faq' }]])
})

test('B03 an error that React recovers from by rendering a part again is reported once', async () => {
  const { errors, report, pass } = make()
  await settle()
  const mismatch = new Error('differs')
  errors.report(mismatch, { from: 'hydration' })
  expect(report.mock.calls).toEqual([[mismatch, { from: 'hydration' }]])
  const wrapped = new Error('built anew', { cause: new TypeError('no dough') })
  errors.report(wrapped, { from: 'hydration' })
  expect(report).toHaveBeenCalledOnce()
  pass()
  expect(report.mock.calls.at(-1)).toEqual([wrapped, { from: 'hydration' }])
})
