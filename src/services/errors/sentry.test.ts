// @vitest-environment jsdom
import { addBreadcrumb, setContext, setExtra, setUser } from '@sentry/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSentry } from './sentry.ts'

const CANARY = 'canary-7f3a'
type Sent = { exception: { values: { type: string; value: string }[] }; release: string; tags: Record<string, string> }
let sent: string[] = []

function start() {
  const send = (() => ({
    send: (envelope: unknown) => {
      sent.push(JSON.stringify(envelope))
      return Promise.resolve({ statusCode: 200 })
    },
    flush: () => Promise.resolve(true),
  })) as unknown as NonNullable<Parameters<typeof startSentry>[0]['send']>
  return startSentry({ dsn: 'https://abc123@o1.ingest.sentry.io/2', build: 'b1', window, maySend: () => true, send })
}
const flush = async () => {
  await vi.advanceTimersByTimeAsync(2000)
}
const events = () =>
  sent.flatMap((envelope) => {
    const [, items] = JSON.parse(envelope) as [object, [{ type: string }, Sent][]]
    return items.filter(([{ type }]) => type === 'event').map(([, event]) => event)
  })
const ours = (error: Error) =>
  Object.assign(error, { stack: `${error.name}: ${error.message}\n    at read (${window.location.origin}/static/js/a.js:1:1)` })

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  localStorage.setItem('persist:root', CANARY)
  window.history.replaceState(null, '', `/plans?name=${CANARY}#${CANARY}`)
})
afterEach(() => void vi.useRealTimers())

test('T08 T09 R6.6 a report carries build, section and stack, and nothing that people wrote', async () => {
  const { report } = start()
  setExtra('text', CANARY)
  setUser({ email: `${CANARY}@bikes.example` })
  setContext('state', { Text: CANARY })
  addBreadcrumb({ category: 'console', message: CANARY })
  addBreadcrumb({ category: 'navigation', data: { from: `/?a=${CANARY}`, to: '/plans' } })
  report(ours(Object.assign(new TypeError('cannot read "x"'), { letter: CANARY, cause: ours(new Error(`at "${CANARY} and more"`)) })), {
    from: 'section',
    sectionType: 'faq',
    sectionId: 'questions',
  })
  await flush()
  expect(events()).toHaveLength(1)
  const [event] = events()
  expect(event!.release).toBe('b1')
  expect(event!.tags).toEqual({ build: 'b1', from: 'section', section_type: 'faq', section_id: 'questions' })
  expect(event!.exception.values.map(({ type }) => type)).toEqual(['Error', 'TypeError'])
  expect(sent.join()).not.toContain(CANARY)
})

test('R6.6 uncaught errors are reported', async () => {
  start()
  window.onerror?.('broken', `${window.location.origin}/static/js/a.js`, 1, 1, ours(new TypeError('broken')))
  await flush()
  expect(events().map(({ exception }) => exception.values[0]!.value)).toEqual(['broken'])
})

test('R6.6 T08 the timing of the page is sent, without its query', async () => {
  const { report } = start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent.join()).toContain('pageload')
  expect(sent.join()).toContain('/plans')
  expect(sent.join()).not.toContain(CANARY)
  expect(report).toBeTypeOf('function')
})

test.each([
  ['a quirk of the browser', new Error('ResizeObserver loop limit exceeded')],
  ['code of a build that is gone', Object.assign(new Error('Loading chunk faq failed.'), { name: 'ChunkLoadError' })],
  ['a chunk in the words of a browser', new TypeError('Failed to fetch dynamically imported module: https://bikes.example/static/js/a.js')],
  ['a request that was called off', new DOMException('The operation was aborted.', 'AbortError')],
  ['an extension', Object.assign(new Error('x'), { stack: 'Error: x\n    at a (chrome-extension://abc/content.js:1:1)' })],
  [
    'a script of another host',
    Object.assign(new Error('x'), { stack: 'Error: x\n    at a (https://www.googletagmanager.com/gtag/js:1:1)' }),
  ],
])('T09 %s is no news', async (_, error) => {
  start().report(error)
  await flush()
  expect(events()).toEqual([])
})

test('T07 an address that leads nowhere starts nothing and throws nothing', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { report } = startSentry({ dsn: 'https://nowhere', build: 'b1', window, maySend: () => true })
  expect(() => report(new Error('a'))).not.toThrow()
  await flush()
  expect(sent).toEqual([])
  quiet.mockRestore()
})
