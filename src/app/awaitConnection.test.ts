// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/testPage.ts'
import { awaitConnection } from './awaitConnection.ts'
import type { PageState } from './pageStore.ts'

const go = vi.fn<() => void>()
const request = vi.fn<(path: string) => void>()
const listeners = new Set<() => void>()
let state: PageState
const pages = {
  get: () => state,
  request,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const failed: PageState = { status: 'failed', error: new Error('no connection') }
const ready: PageState = { status: 'ready', data: testPage({ path: '/repairs' }), mode: 'rendered' }

function put(next: PageState) {
  state = next
  for (const listener of listeners) listener()
}
function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => {
  state = { status: 'loading' }
  connect(false)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const spy of [go, request]) spy.mockReset()
  listeners.clear()
})

test('S22 what fails without a connection is asked for again with each one, until it is there', () => {
  awaitConnection(pages, '/repairs', go)
  put(failed)
  connect(true)
  connect(false)
  put({ status: 'loading' })
  put(failed)
  expect(go).not.toHaveBeenCalled()
  connect(true)
  put({ status: 'loading' })
  put(ready)
  expect(request.mock.calls).toEqual([['/repairs'], ['/repairs']])
  expect(go).toHaveBeenCalledOnce()
  put(failed)
  connect(true)
  expect(go).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledTimes(2)
})

test('S22 what was asked for without a connection and fails after it is back is asked for again', () => {
  awaitConnection(pages, '/repairs', go)
  connect(true)
  put(failed)
  expect(request.mock.calls).toEqual([['/repairs'], ['/repairs']])
  expect(go).not.toHaveBeenCalled()
  put({ status: 'loading' })
  put(ready)
  expect(go).toHaveBeenCalledOnce()
})

test.each<PageState>([failed, { status: 'missing' }, { status: 'outdated' }])(
  'S22 with a connection, %j is shown for what it is',
  (next) => {
    awaitConnection(pages, '/repairs', go)
    put(failed)
    connect(true)
    put({ status: 'loading' })
    put(next)
    expect(go).toHaveBeenCalledOnce()
  },
)

test('S22 whoever has given up is not led away', () => {
  awaitConnection(pages, '/repairs', go)()
  connect(true)
  put(ready)
  expect(go).not.toHaveBeenCalled()
  expect(request).not.toHaveBeenCalled()
})
