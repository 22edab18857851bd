/*
 * The numbers of R7 that nobody edits in config. Each is named here once; whoever needs one imports it
 * or is handed it. No imports, no effects.
 */

/** Widest viewport, in CSS pixels, that still has the sidebar; one pixel more has the mega menu (R3.2, R3.3, R7). */
export const DESKTOP_BREAKPOINT = 1200

/** Widest viewport, in CSS pixels, that gets the mobile layout (R4.4, R7). */
export const MOBILE_BREAKPOINT = 768

/** Scroll from the top, in CSS pixels, that must be exceeded before the scroll-to-top button shows (R4.3, R7). */
export const SCROLL_TO_TOP_THRESHOLD = 300

/** Outer diameter of the scroll progress ring in the mobile layout, in CSS pixels (R4.3, R7). */
export const RING_SIZE_MOBILE_PX = 52

/** Outer diameter of the scroll progress ring above the mobile layout, in CSS pixels (R4.3, R7). */
export const RING_SIZE_PX = 56

/** Stroke of the scroll progress ring, in CSS pixels (R4.3, R7). */
export const RING_STROKE_PX = 3

/** Slide of the sidebar in or out, in milliseconds (R3.3, R7). */
export const SIDEBAR_TRANSITION_MS = 500

/** Growth of a footer image from half to full size, in milliseconds (R4.2, R7). */
export const FOOTER_IMAGE_MS = 600

/** Width and height of a menu icon, in CSS pixels (R3.4, R7). */
export const MENU_ICON_PX = 45

/** Width of a popup list in the header, in CSS pixels (R3.4, R7). */
export const POPUP_WIDTH_PX = 200

/** Most columns of a menu panel: `wide` above DESKTOP_BREAKPOINT, `narrow` up to it (R3.4, R7). */
export const MENU_PANEL_COLUMNS = { wide: 3, narrow: 1 } as const

/** Reveal on scroll unless a section says otherwise: milliseconds, CSS pixels upward, visible share 0..1 (R4.5, R7). */
export const REVEAL_DEFAULTS = { durationMs: 850, shiftPx: 24, threshold: 0.2 } as const

/** Longest wait for the persisted store before the app goes on without it, in milliseconds (R5.10, R7). */
export const PERSIST_TIMEOUT_MS = 5000

/** Longest wait for a code chunk, in milliseconds (R6.4, R7). */
export const CHUNK_TIMEOUT_MS = 120_000

/**
 * The media query of the sidebar layout. Style sheets use this and its exact negation,
 * `not all and (max-width: …)`, so that a fractional width never has both navigations or none.
 */
export const SIDEBAR_QUERY = `(max-width: ${DESKTOP_BREAKPOINT}px)`

/** Whether a viewport of `width` CSS pixels has the sidebar: 1200 has, 1201 has the mega menu (R3.2, R3.3). */
export function isSidebarWidth(width: number): boolean {
  return width <= DESKTOP_BREAKPOINT
}
