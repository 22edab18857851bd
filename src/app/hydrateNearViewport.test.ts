// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import type { EarlyAction } from './earlyActions.ts'
import { hydrateNearViewport } from './hydrateNearViewport.ts'

/** The observers made so far, with what they watch; `enter` reports an element as near the viewport. */
let observers: { margin: string | undefined; watched: Set<Element>; enter(element: Element): void }[]

beforeEach(() => {
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>()
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void, options?: IntersectionObserverInit) {
        const enter = (target: Element) => report([{ isIntersecting: true, target }])
        observers.push({ margin: options?.rootMargin, watched: this.watched, enter })
      }
      observe = (element: Element) => this.watched.add(element)
      unobserve = (element: Element) => this.watched.delete(element)
    },
  )
  window.history.replaceState(null, '', '/')
  document.body.innerHTML =
    '<section data-section="0" data-type="hero"></section>' +
    '<section data-section="1" data-live data-type="tabs"></section>' +
    '<section data-section="2" data-live data-type="weightedRanking"></section>'
})

afterEach(() => vi.unstubAllGlobals())

/** That something was done is enough here. */
const SOME_ACTION = { kind: 'press' } as EarlyAction

const section = (index: number) => document.querySelector(`[data-section="${index}"]`)!
const settled = () => new Promise((resolve) => setTimeout(resolve))

function start({
  hasResults = false,
  awaited,
  preload = () => Promise.resolve(),
}: { hasResults?: boolean; awaited?: Element; preload?: () => Promise<void> } = {}) {
  const presence = deferred()
  const opened: number[] = []
  const gates = { opened: () => Promise.resolve(), open: (index: number) => opened.push(index), openAll() {}, stands() {}, hydrated() {} }
  const fetched: number[] = []
  const released: unknown[] = []
  hydrateNearViewport({
    document,
    gates,
    actions: {
      awaited: (element) => (element === awaited ? [SOME_ACTION] : []),
      wake: () => [],
      release: (element) => released.push(element),
    },
    presence: presence.promise,
    hasResults,
    keepsResults: (type) => type === 'weightedRanking',
    preload(index) {
      fetched.push(index)
      return preload()
    },
  })
  return { opened, fetched, released, arrive: () => (presence.resolve(), settled()) }
}

test('R2.1 live sections hydrate within 200 px of the viewport, once a visitor is present', async () => {
  const { opened, arrive } = start()
  await settled()
  expect(observers[0]!.watched.size).toBe(0)
  await arrive()
  expect(observers[0]!.margin).toBe('200px')
  expect([...observers[0]!.watched]).toEqual([section(1), section(2)])
  observers[0]!.enter(section(1))
  await settled()
  expect(opened).toEqual([1])
  expect([...observers[0]!.watched]).toEqual([section(2)])
})

test('R2.1 a gate opens after the code of its section has arrived', async () => {
  const code = deferred()
  const { opened, arrive } = start({ preload: () => code.promise })
  await arrive()
  observers[0]!.enter(section(1))
  await settled()
  expect(opened).toEqual([])
  code.resolve()
  await settled()
  expect(opened).toEqual([1])
})

test('R6.5 a section whose code does not arrive keeps its prerendered form, and the browser answers in it again', async () => {
  const { opened, released, arrive } = start({ preload: () => Promise.reject(new Error('Loading chunk tabs failed')) })
  await arrive()
  observers[0]!.enter(section(1))
  await settled()
  expect(opened).toEqual([])
  expect(released).toEqual([section(1)])
})

test('R2.1 a section in which something was done before the application was there hydrates at once', async () => {
  const { opened } = start({ awaited: section(1) })
  await settled()
  expect(opened).toEqual([1])
})

test.each(['pointerover', 'focusin', 'touchstart', 'input', 'change', 'click', 'submit', 'dragenter', 'drop'])(
  'R2.1 a section that is about to be used (%s) hydrates at once',
  async (intent) => {
    const { opened } = start()
    section(2).dispatchEvent(new Event(intent, { bubbles: true }))
    await settled()
    expect(opened).toEqual([2])
  },
)

test.each(['/?q=brake', '/#team'])('R2.1 the address %s may set sections up, so it counts as presence', async (address) => {
  window.history.replaceState(null, '', address)
  start()
  await settled()
  expect(observers[0]!.watched.size).toBe(2)
})

test('R5.10 tools hydrate at once where results of an earlier visit are kept, other sections do not', async () => {
  const { opened, fetched } = start({ hasResults: true })
  await settled()
  expect(fetched).toEqual([2])
  expect(opened).toEqual([2])
})

test('R2.1 without IntersectionObserver all live sections hydrate', async () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const { opened } = start()
  await settled()
  expect(opened).toEqual([1, 2])
})
