import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteSettings } from '#schemas/site.ts'
import { createConsent } from './createConsent.ts'

const asked: SiteSettings['analytics'] = { trackingId: 'G-BIKES12', consent: 'advanced' }
const DAY = 86_400_000
const START = Date.parse('2026-05-01')

const kept = new Map<string, string>()
const storage = () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as unknown as Storage
const make = (analytics = asked, { privacySignal = false, now = START, from = storage } = {}) =>
  createConsent({ analytics, storage: from, privacySignal, now: () => now })

beforeEach(() => kept.clear())

test('R6.2 a visitor who has not been asked is asked', () => {
  const consent = make()
  expect([consent.state(), consent.question()]).toEqual(['unasked', 'open'])
})

test.each(['granted', 'refused'] as const)('R6.2 the answer %j closes the question and holds on the next visit', (answer) => {
  const consent = make()
  consent.answer(answer)
  expect([consent.state(), consent.question()]).toEqual([answer, 'closed'])
  const next = make()
  expect([next.state(), next.question()]).toEqual([answer, 'closed'])
  expect(JSON.parse(kept.get('consent')!)).toEqual({ version: 1, answer, signal: 'none', date: '2026-05-01T00:00:00.000Z' })
})

test('R6.2 after a year the question is put again', () => {
  make().answer('granted')
  expect(make(asked, { now: START + 364 * DAY }).question()).toBe('closed')
  expect(make(asked, { now: START + 365 * DAY }).state()).toBe('unasked')
})

test('R6.2 T21 an answer that was not given yet counts as none', () => {
  make(asked, { now: START + 1 }).answer('granted')
  expect(make().state()).toBe('unasked')
  kept.set('consent', '{"version":1,"answer":"granted","date":"2099-01-01T00:00:00.000Z"}')
  expect([make().state(), make().question()]).toEqual(['unasked', 'open'])
})

test.each([
  '',
  'granted',
  'null',
  '[]',
  '123',
  '{"version":2,"answer":"granted"}',
  '{"version":1,"answer":"yes","date":"2026-05-01"}',
  '{"version":1,"answer":"granted","date":"?"}',
  '{"version":1,"answer":"granted","date":1777593600000}',
  '{"version":1,"answer":"granted","date":"2026"}',
  '{"version":1,"answer":"granted","date":"Fri, 01 May 2026 00:00:00 GMT"}',
  '{"version":1,"answer":"granted","date":"2026-02-30T00:00:00.000Z"}',
  '{"__proto__":{"answer":"granted"}}',
])('T21 a kept value %j is no answer', (value) => {
  kept.set('consent', value)
  expect(make().state()).toBe('unasked')
})

test('R6.2 blocked storage keeps the answer for the visit', () => {
  const consent = make(asked, {
    from: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  consent.answer('granted')
  expect([consent.state(), consent.question()]).toEqual(['granted', 'closed'])
})

test('R6.2 Global Privacy Control is a refusal without a question', () => {
  const consent = make(asked, { privacySignal: true })
  expect([consent.state(), consent.question()]).toEqual(['refused', 'closed'])
})

test('R6.2 Global Privacy Control outweighs an answer from before it, not one given in spite of it', () => {
  make().answer('granted')
  expect(make(asked, { privacySignal: true }).state()).toBe('refused')
  const consent = make(asked, { privacySignal: true })
  consent.ask()
  consent.answer('granted')
  expect(make(asked, { privacySignal: true }).state()).toBe('granted')
})

test('R6.2 nobody is asked without a tracking id or where config says so', () => {
  for (const analytics of [{ consent: 'advanced' }, { consent: 'none', trackingId: 'G-BIKES12' }] as const) {
    const consent = make(analytics)
    consent.ask()
    expect(consent.question()).toBe('closed')
  }
})

test('R6.2 the question can be opened again; until there is an answer the old one holds', () => {
  const consent = make()
  consent.answer('granted')
  const listener = vi.fn()
  consent.subscribe(listener)
  consent.ask()
  expect([consent.state(), consent.question()]).toEqual(['granted', 'open'])
  consent.answer('refused')
  expect(consent.state()).toBe('refused')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('R6.2 an answer given in another tab is followed', () => {
  const here = make()
  make().answer('refused')
  here.reread()
  expect([here.state(), here.question()]).toEqual(['refused', 'closed'])
})

test('whoever has unsubscribed is told nothing', () => {
  const consent = make()
  const listener = vi.fn()
  consent.subscribe(listener)()
  consent.answer('granted')
  expect(listener).not.toHaveBeenCalled()
})
