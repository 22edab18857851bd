// @vitest-environment jsdom
import { act } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { testPage } from '#tests/support/testPage.ts'
import { HOLD_MS } from './awaitPage.ts'
import type { PageState, PageStore } from './pageStore.ts'
import { positionOf } from './scrollRestoration.ts'
import { useFollowLinks } from './useFollowLinks.ts'

let page: MountedView
let states: Record<string, PageState>
let listeners: Set<() => void>
const ready = (path: string): PageState => ({ status: 'ready', data: testPage({ path }), mode: 'rendered' })
const request = vi.fn<(path: string) => void>()
const openAll = vi.fn<() => void>()
const scrolledTo = vi.fn<(top: number) => void>()
const pages: PageStore = {
  get: (path) => states[path] ?? { status: 'loading' },
  request,
  anticipate() {},
  retry() {},
  leaveFirstPage() {},
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const gates = { opened: () => Promise.resolve(), open() {}, openAll, stands() {}, hydrated() {} }

function Site() {
  const { pathname, search, hash } = useLocation()
  useFollowLinks({ pages, gates })
  return (
    <main>
      <output>{pathname + search + hash}</output>
      <a href="/repairs?bike=7#brakes">Repairs</a>
      <a href="/prices">Prices</a>
      <a href="/">Start</a>
      <a href="https://other.example/">Elsewhere</a>
    </main>
  )
}

beforeEach(async () => {
  states = { '/repairs': ready('/repairs') }
  listeners = new Set()
  window.history.replaceState({ key: 'first' }, '', '/')
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolledTo(top!))
  page = await mount(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
})

afterEach(async () => {
  await page.unmount()
  Reflect.deleteProperty(navigator, 'connection')
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
  for (const spy of [request, openAll, scrolledTo]) spy.mockReset()
})

const shown = () => page.host.querySelector('output')!.textContent
const link = (text: string) => [...page.host.querySelectorAll('a')].find(({ textContent }) => textContent === text)!

/** Sends the event to the link and gives whether the browser is left to handle it. */
async function send(text: string, event: Event) {
  let isLeftToBrowser = true
  // A browser would load another document here.
  const end = (heard: Event) => {
    isLeftToBrowser = !heard.defaultPrevented
    heard.preventDefault()
  }
  window.addEventListener(event.type, end, { once: true })
  await act(async () => void link(text).dispatchEvent(event))
  return isLeftToBrowser
}
const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init })

test('R2.1 a click on an internal link is followed without loading a document', async () => {
  expect(await send('Repairs', click())).toBe(false)
  expect(shown()).toBe('/repairs?bike=7#brakes')
  expect(request.mock.calls).toEqual([['/repairs']])
})

test('R2.3 the position of the page that is left is remembered', async () => {
  Object.assign(window, { scrollY: 640 })
  await send('Repairs', click())
  expect(positionOf('first')).toBe(640)
})

/** The page at the path has come. */
const arrive = (path: string) =>
  act(async () => {
    states[path] = ready(path)
    for (const listener of listeners) listener()
  })

describe('R2.1 a page that is not there yet', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    states = {}
  })

  test('leaves the page before it on the screen until it comes', async () => {
    expect(await send('Repairs', click())).toBe(false)
    await act(async () => vi.advanceTimersByTime(HOLD_MS - 1))
    expect([shown(), openAll.mock.calls]).toEqual(['/', []])
    await arrive('/repairs')
    expect(shown()).toBe('/repairs?bike=7#brakes')
    expect(openAll).toHaveBeenCalledOnce()
  })

  test('leaves it there for 300 ms at most', async () => {
    await send('Repairs', click())
    await act(async () => vi.advanceTimersByTime(300))
    expect(shown()).toBe('/repairs?bike=7#brakes')
  })

  test('gives way to the page of a later click', async () => {
    await send('Repairs', click())
    await send('Prices', click())
    await arrive('/repairs')
    expect(shown()).toBe('/')
    await arrive('/prices')
    expect(shown()).toBe('/prices')
    await act(async () => vi.advanceTimersByTime(HOLD_MS))
    expect(shown()).toBe('/prices')
  })

  test('is not gone to when the reader has gone back meanwhile', async () => {
    await send('Repairs', click())
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    await arrive('/repairs')
    expect(shown()).toBe('/')
  })

  test('is remembered with where the reader was when it came', async () => {
    Object.assign(window, { scrollY: 640 })
    await send('Repairs', click())
    Object.assign(window, { scrollY: 700 })
    await arrive('/repairs')
    expect(positionOf('first')).toBe(700)
  })
})

test('R2.1 a page that is there fades in where the browser has view transitions; one that is awaited does not', async () => {
  const settled: string[] = []
  Object.assign(document, {
    startViewTransition(change: () => Promise<void>) {
      const finished = change().then(() => void settled.push(shown()))
      return { ready: Promise.resolve(), finished }
    },
  })
  await send('Repairs', click())
  expect(settled).toEqual(['/repairs?bike=7#brakes'])
  vi.useFakeTimers()
  await send('Prices', click())
  await act(async () => vi.advanceTimersByTime(HOLD_MS))
  expect([shown(), settled]).toEqual(['/prices', ['/repairs?bike=7#brakes']])
})

test('R2.1 all gates open before a navigation, so that no update waits for one', async () => {
  openAll.mockImplementation(() => expect(shown()).toBe('/'))
  await send('Repairs', click())
  expect(openAll).toHaveBeenCalledOnce()
})

test('R2.1 back and forward open all gates too, and give an entry without a key one of its own', async () => {
  window.history.replaceState(null, '')
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(openAll).toHaveBeenCalledOnce()
  expect((window.history.state as { key?: string }).key).toBeTruthy()
})

test.each([
  ['Elsewhere', click()],
  ['Repairs', click({ ctrlKey: true })],
] as const)('R2.1 the browser handles what it does differently: %s', async (text, event) => {
  expect(await send(text, event)).toBe(true)
  expect([shown(), request.mock.calls, openAll.mock.calls]).toEqual(['/', [], []])
})

test('R6.5 a page of another build is loaded with its document', async () => {
  states['/repairs'] = { status: 'outdated' }
  expect(await send('Repairs', click())).toBe(true)
  expect(shown()).toBe('/')
})

test('R2.3 a link to the page shown leads to its top, without a new history entry', async () => {
  const { length } = window.history
  expect(await send('Start', click())).toBe(false)
  expect([scrolledTo.mock.calls, request.mock.calls, window.history.length]).toEqual([[[0]], [], length])
})

test.each(['pointerover', 'focusin', 'touchstart'])('R2.1 a page is fetched at the first sign of use: %s', async (type) => {
  await send('Repairs', new Event(type, { bubbles: true }))
  await send('Start', new Event(type, { bubbles: true }))
  expect(request.mock.calls).toEqual([['/repairs']])
  expect(shown()).toBe('/')
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'R2.1 nothing is fetched ahead for a visitor with %j',
  async (connection) => {
    Object.assign(navigator, { connection })
    await send('Repairs', new Event('pointerover', { bubbles: true }))
    expect(request).not.toHaveBeenCalled()
  },
)
