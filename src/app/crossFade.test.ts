// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { crossFade } from './crossFade.ts'

const change = vi.fn<() => Promise<void>>(() => Promise.resolve())
const start = vi.fn<(change: () => Promise<void>) => { ready: Promise<void>; finished: Promise<void> }>()

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
  change.mockClear()
  start.mockReset()
})

test('a browser without view transitions changes the page at once', () => {
  crossFade(document, change)
  expect(change).toHaveBeenCalledOnce()
})

test('a browser with view transitions is handed the change', () => {
  Object.assign(document, { startViewTransition: start.mockReturnValue({ ready: Promise.resolve(), finished: Promise.resolve() }) })
  crossFade(document, change)
  expect(start.mock.calls).toEqual([[change]])
  expect(change).not.toHaveBeenCalled()
})

test('R4.5 a reader who asked for less motion gets the change at once', () => {
  Object.assign(document, { startViewTransition: start })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
  crossFade(document, change)
  expect(change).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
})

test('a transition that the browser skips is no error', async () => {
  const unhandled = vi.fn<() => void>()
  process.on('unhandledRejection', unhandled)
  const skipped = Promise.reject(new DOMException('skipped', 'AbortError'))
  Object.assign(document, { startViewTransition: start.mockReturnValue({ ready: skipped, finished: skipped }) })
  crossFade(document, change)
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
