import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEND_TIMEOUT_MS, jsonBody, mailtoHref, messageText, postJson } from './delivery.ts'
import type { Field } from './formTypes.ts'

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Your name', required: true, maxLength: 120, autocomplete: 'name' },
  { kind: 'number', name: 'bikes', label: 'Bikes', required: false, min: 0, max: 100 },
  {
    kind: 'choice',
    name: 'topic',
    label: 'Topic',
    required: false,
    options: [
      { value: 'repair', label: 'A repair' },
      { value: 'other', label: 'Other' },
    ],
  },
  { kind: 'long', name: 'message', label: 'Message', required: false, maxLength: 2000 },
  { kind: 'agreement', name: 'terms', label: 'Terms read', required: true, text: '<p>Yes</p>' },
]
const values = { name: 'Ada', bikes: '2', topic: 'repair', message: 'Hello\nthere & all', terms: 'true' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('JSON holds numbers as numbers and agreements as true or false, and leaves out what is empty', () => {
  expect(jsonBody(fields, values)).toEqual({ name: 'Ada', bikes: 2, topic: 'repair', message: 'Hello\nthere & all', terms: true })
  expect(jsonBody(fields, { name: 'Ada' })).toEqual({ name: 'Ada', terms: false })
})

test('a message names each value by its label and each choice by its words', () => {
  expect(messageText(fields, values)).toBe('Your name: Ada\nBikes: 2\nTopic: A repair\n\nMessage:\nHello\nthere & all\n[x] Terms read')
})

test('a label that is a question keeps its question mark alone', () => {
  expect(messageText([{ ...fields[0]!, label: 'Who are you?' }], values)).toBe('Who are you? Ada')
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
