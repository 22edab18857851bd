import { expect, test } from 'vitest'
import { Section } from '#src/contract/sections.ts'
import * as constants from '#src/site/constants.ts'

test('R4.5 R7 a section fades in over 850 ms and 24 px from a fifth of its height, unless it says otherwise', () => {
  expect(constants.REVEAL_DEFAULTS).toEqual({ durationMs: 850, shiftPx: 24, threshold: 0.2 })
  expect(Section.parse({ type: 'callToAction', title: 'Come by', actions: [{ label: 'Go', href: '/' }] }).reveal).toEqual(
    constants.REVEAL_DEFAULTS,
  )
  expect(
    Section.parse({ type: 'callToAction', title: 'Come by', actions: [{ label: 'Go', href: '/' }], reveal: { shiftPx: 0 } }).reveal,
  ).toEqual({ ...constants.REVEAL_DEFAULTS, shiftPx: 0 })
})

test('R7 the constants have the values of the spec', () => {
  expect(constants).toMatchObject({
    DESKTOP_BREAKPOINT: 1200,
    MOBILE_BREAKPOINT: 768,
    SCROLL_TO_TOP_THRESHOLD: 300,
    CHUNK_TIMEOUT_MS: 120_000,
    RING_SIZE_MOBILE_PX: 52,
    RING_SIZE_PX: 56,
    RING_STROKE_PX: 3,
    SIDEBAR_TRANSITION_MS: 500,
    FOOTER_IMAGE_MS: 600,
    MENU_ICON_PX: 45,
    POPUP_WIDTH_PX: 200,
    MENU_PANEL_COLUMNS: { wide: 3, narrow: 1 },
    PERSIST_TIMEOUT_MS: 5000,
  })
})
