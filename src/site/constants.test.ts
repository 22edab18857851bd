import { expect, test } from 'vitest'
import { DESKTOP_BREAKPOINT, isMobileWidth, isSidebarWidth, ringSize, SIDEBAR_QUERY } from './constants.ts'

test('R3.3 R7 a viewport of 1200 px has the sidebar, one of 1201 px the mega menu', () => {
  expect([1199, 1200, 1201].map(isSidebarWidth)).toEqual([true, true, false])
})

test('R3.2 B09 a width between 1200 and 1201 px belongs to the mega menu, in the style sheet and in the code', () => {
  expect(isSidebarWidth(1200.5)).toBe(false)
  expect(SIDEBAR_QUERY).toBe(`(max-width: ${DESKTOP_BREAKPOINT}px)`)
})

test('R4.4 R7 768 px is mobile, 769 px is not', () => {
  expect([767, 768, 769].map(isMobileWidth)).toEqual([true, true, false])
})

test('R4.3 R7 the ring is 52 px wide on mobile and 56 px otherwise', () => {
  expect([320, 768, 769, 1920].map(ringSize)).toEqual([52, 52, 56, 56])
})
