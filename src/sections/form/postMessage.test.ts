import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEND_TIMEOUT_MS, postMessage } from './postMessage.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-03T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const MESSAGE = { url: '/_forms/contact', key: 'one', body: { name: 'Ada' } }
const answers = (status: number, body: unknown = '', headers: Record<string, string> = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(typeof body === 'string' ? body || null : JSON.stringify(body), { status, headers })),
  )
const posted = (by: 'receiver' | 'endpoint' = 'receiver') => postMessage({ ...MESSAGE, by })

test('F22 a message goes as JSON under its key, and without cookies', async () => {
  answers(202, { state: 'accepted', id: 'x' })
  expect(await posted()).toEqual({ state: 'accepted' })
  expect(fetch).toHaveBeenCalledWith('/_forms/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': 'one' },
    body: '{"name":"Ada"}',
    credentials: 'omit',
    signal: expect.any(AbortSignal),
  })
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [202, { state: 'held', id: 'x' }, { state: 'held' }],
  [409, { state: 'otherContent' }, { state: 'otherContent' }],
  [428, { state: 'proofNeeded' }, { state: 'proofNeeded' }],
  [413, { state: 'refused', message: 'too large' }, { state: 'refused' }],
])('F21 %i with %j means what it says', async (status, body, outcome) => {
  answers(status, body)
  expect(await posted()).toEqual(outcome)
})

test.each([
  [200, '<!doctype html><title>Home</title>'],
  [202, '<!doctype html><title>Home</title>'],
  [200, { state: 'accepted', id: 'x' }],
  [202, { state: 'done' }],
  [202, null],
  [404, 'Not found'],
  [405, ''],
  [422, {}],
  [422, { state: 'mistaken', errors: [] }],
  [422, { state: 'mistaken', errors: [{ name: 1 }] }],
])('F21 %i with %j is no arrival', async (status, body) => {
  answers(status, body)
  expect(await posted()).toEqual({ state: 'refused' })
})

test('F25 N05 an answer that is cut off has it wait: the receiver may have it, and knows it by its key', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"state":'))
      controller.error(new TypeError('network error'))
    },
  })
  vi.stubGlobal('fetch', async () => new Response(cut, { status: 202 }))
  expect(await posted()).toEqual({ state: 'away', why: 'away', retryAfter: 0 })
})

test('F27 what the receiver finds wrong comes with its fields', async () => {
  const errors = [{ name: 'email', message: 'No address.' }]
  answers(422, { state: 'mistaken', errors })
  expect(await posted()).toEqual({ state: 'mistaken', errors })
})

test.each([
  [503, '7', { why: 'away', retryAfter: 7000 }],
  [429, 'Sun, 03 May 2026 10:00:30 GMT', { why: 'busy', retryAfter: 30_000 }],
  [429, '999999', { why: 'busy', retryAfter: 3_600_000 }],
  [429, 'soon', { why: 'busy', retryAfter: 0 }],
  [502, 'Sun, 03 May 2020 10:00:30 GMT', { why: 'away', retryAfter: 0 }],
])('F25 %i with Retry-After %s asks for patience', async (status, pause, outcome) => {
  answers(status, '', { 'retry-after': pause })
  expect(await posted()).toEqual({ state: 'away', ...outcome })
  expect(await posted('endpoint')).toEqual({ state: 'away', ...outcome })
})

test('a backend accepts by its status', async () => {
  answers(201)
  expect(await posted('endpoint')).toEqual({ state: 'accepted' })
  answers(422, { state: 'mistaken', errors: [{ name: 'email', message: 'No address.' }] })
  expect(await posted('endpoint')).toEqual({ state: 'refused' })
})

test.each([
  [true, 'away'],
  [false, 'offline'],
])('F25 a network that is down has it wait; with a connection: %s', async (onLine, why) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await posted()).toEqual({ state: 'away', why, retryAfter: 0 })
})

test('F25 a receiver that never answers has it wait after the time-out', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  )
  const outcome = posted()
  await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS)
  expect(await outcome).toEqual({ state: 'away', why: 'away', retryAfter: 0 })
})
