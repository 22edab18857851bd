import { expect, test } from 'vitest'
import { DESKTOP_BREAKPOINT, isSidebarWidth, SIDEBAR_QUERY } from './constants.ts'

test('R3.3 R7 a viewport of 1200 px has the sidebar, one of 1201 px the mega menu', () => {
  expect([1199, 1200, 1201].map(isSidebarWidth)).toEqual([true, true, false])
})

test('R3.2 B09 a width between 1200 and 1201 px belongs to the mega menu, in the style sheet and in the code', () => {
  expect(isSidebarWidth(1200.5)).toBe(false)
  expect(SIDEBAR_QUERY).toBe(`(max-width: ${DESKTOP_BREAKPOINT}px)`)
})
