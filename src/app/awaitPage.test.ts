import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/testPage.ts'
import { HOLD_MS, awaitPage } from './awaitPage.ts'
import type { PageState } from './pageStore.ts'

const go = vi.fn<() => void>()
const listeners = new Set<() => void>()
let state: PageState
const pages = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const ready: PageState = { status: 'ready', data: testPage({ path: '/repairs' }), mode: 'rendered' }

/** The store tells that the page is in another state. */
function put(next: PageState) {
  state = next
  for (const listener of listeners) listener()
}

beforeEach(() => {
  vi.useFakeTimers()
  go.mockReset()
  state = { status: 'loading' }
})
afterEach(() => vi.useRealTimers())

test.each<PageState>([ready, { status: 'missing' }, { status: 'outdated' }, { status: 'failed', error: new Error('offline') }])(
  'R2.1 where it is known what became of a page, nothing is waited for: $status',
  (known) => {
    state = known
    awaitPage(pages, '/repairs', go)
    expect(go).toHaveBeenCalledOnce()
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
  },
)

test('R2.1 a page that comes in time is gone to when it comes, once', () => {
  awaitPage(pages, '/repairs', go)
  vi.advanceTimersByTime(HOLD_MS - 1)
  put({ status: 'loading' })
  expect(go).not.toHaveBeenCalled()
  put(ready)
  put(ready)
  expect(go).toHaveBeenCalledOnce()
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})

test('R2.1 a page that takes longer is gone to after 300 ms, once', () => {
  awaitPage(pages, '/repairs', go)
  vi.advanceTimersByTime(300)
  put(ready)
  expect(go).toHaveBeenCalledOnce()
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})

test('R2.1 who has gone elsewhere meanwhile is left alone', () => {
  const giveUp = awaitPage(pages, '/repairs', go)
  giveUp()
  put(ready)
  vi.advanceTimersByTime(HOLD_MS)
  expect(go).not.toHaveBeenCalled()
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})
