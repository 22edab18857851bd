import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEND_TIMEOUT_MS, mailtoHref, postJson } from './delivery.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a mail link carries subject and text whole', () => {
  const link = new URL(mailtoHref({ to: 'hello@bikes.example', subject: 'A & B' }, 'one\ntwo & 3 + ü'))
  expect(link.pathname).toBe('hello@bikes.example')
  expect(link.searchParams.get('subject')).toBe('A & B')
  expect(link.searchParams.get('body')).toBe('one\r\ntwo & 3 + ü')
})

test('an address cannot smuggle in further headers', () => {
  expect(mailtoHref({ to: 'a?cc=b@bikes.example', subject: 'S' })).toBe('mailto:a%3Fcc%3Db@bikes.example?subject=S')
})

test('a backend that accepts has it sent, as JSON and without cookies', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  await expect(postJson('https://api.bikes.example/contact', { name: 'Ada' })).resolves.toBe('sent')
  expect(fetch).toHaveBeenCalledWith(
    'https://api.bikes.example/contact',
    expect.objectContaining({ method: 'POST', body: '{"name":"Ada"}', credentials: 'omit' }),
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('a backend that refuses has it failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }))
  await expect(postJson('https://api.bikes.example/contact', {})).resolves.toBe('failed')
})

test('a network that is down has it failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(postJson('https://api.bikes.example/contact', {})).resolves.toBe('failed')
})

test('a backend that never answers has it failed after the time-out', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  )
  const outcome = postJson('https://api.bikes.example/contact', {})
  await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS)
  await expect(outcome).resolves.toBe('failed')
})
