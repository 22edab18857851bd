// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockScroll, unlockScroll } from './scrollLock.ts'

const root = document.documentElement
const scrollTo = vi.fn()

/** A window of 1000 px whose scrollbar takes `scrollbar` of them. */
function stubWindow({ scrollbar = 0, gutter = true } = {}) {
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('CSS', { supports: () => gutter })
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1000 - scrollbar)
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 500)
})

afterEach(() => {
  unlockScroll()
  root.removeAttribute('style')
  scrollTo.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('R3.3 the page does not scroll while it is locked, and does again afterwards', () => {
  stubWindow()
  lockScroll()
  expect(root.style.overflow).toBe('hidden')
  unlockScroll()
  expect(root.style.overflow).toBe('')
})

test('R3.3 locking twice is locking once', () => {
  stubWindow()
  root.style.overflow = 'clip'
  lockScroll()
  lockScroll()
  unlockScroll()
  expect(root.style.overflow).toBe('clip')
})

test('R3.3 unlocking a page that is not locked does nothing', () => {
  stubWindow()
  unlockScroll()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('R3.3 the position is restored when something has moved the page', () => {
  stubWindow()
  lockScroll()
  vi.stubGlobal('scrollY', 80)
  unlockScroll()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 500, behavior: 'instant' })
})

test('R3.3 a page that has not moved is left alone', () => {
  stubWindow()
  lockScroll()
  unlockScroll()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('R3.3 the place of a scrollbar is kept free by padding where the browser cannot keep it itself', () => {
  stubWindow({ scrollbar: 15, gutter: false })
  lockScroll()
  expect(root.style.paddingRight).toBe('15px')
  unlockScroll()
  expect(root.style.paddingRight).toBe('')
})

test('R3.3 a page without a scrollbar gets no space for one', () => {
  stubWindow({ gutter: false })
  lockScroll()
  expect(root.style.paddingRight).toBe('')
})
