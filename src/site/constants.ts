/* Fixed numbers of R7, which are not part of config. Each is defined once, and imported or passed on. No imports, no effects. */

/** Widest viewport with the sidebar, in CSS pixels; one pixel more has the mega menu (R3.2, R3.3, R7). */
export const DESKTOP_BREAKPOINT = 1200

/** Widest viewport with the mobile layout, in CSS pixels (R4.4, R7). */
export const MOBILE_BREAKPOINT = 768

/** Scroll position, in CSS pixels, above which the scroll-to-top button shows (R4.3, R7). */
export const SCROLL_TO_TOP_THRESHOLD = 300

/** Outer diameter of the scroll progress ring in the mobile layout, in CSS pixels (R4.3, R7). */
export const RING_SIZE_MOBILE_PX = 52

/** Outer diameter of the scroll progress ring above the mobile layout, in CSS pixels (R4.3, R7). */
export const RING_SIZE_PX = 56

/** Stroke of the scroll progress ring, in CSS pixels (R4.3, R7). */
export const RING_STROKE_PX = 3

/** Duration of the sidebar slide, in milliseconds (R3.3, R7). */
export const SIDEBAR_TRANSITION_MS = 500

/** Duration of the growth of a footer image from half to full size, in milliseconds (R4.2, R7). */
export const FOOTER_IMAGE_MS = 600

/** Width and height of a menu icon, in CSS pixels (R3.4, R7). */
export const MENU_ICON_PX = 45

/** Width of a popup list in the header, in CSS pixels (R3.4, R7). */
export const POPUP_WIDTH_PX = 200

/** Maximum number of columns of a menu panel: `wide` above DESKTOP_BREAKPOINT, `narrow` up to it (R3.4, R7). */
export const MENU_PANEL_COLUMNS = { wide: 3, narrow: 1 } as const

/** Size of the picture for shared links of a page, in pixels. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const

/** Default reveal on scroll: milliseconds, CSS pixels upward, visible share 0..1 (R4.5, R7). */
export const REVEAL_DEFAULTS = { durationMs: 850, shiftPx: 24, threshold: 0.2 } as const

/** Maximum wait for the persisted store before the app continues without it, in milliseconds (R5.10, R7). */
export const PERSIST_TIMEOUT_MS = 5000

/** Maximum wait for a code chunk, in milliseconds (R6.4, R7). */
export const CHUNK_TIMEOUT_MS = 120_000

/**
 * Media query of the sidebar layout. Style sheets use this and its exact negation, `not all and (max-width: …)`, so that a fractional width
 * always has exactly one navigation.
 */
export const SIDEBAR_QUERY = `(max-width: ${DESKTOP_BREAKPOINT}px)`

/** Whether a viewport of `width` CSS pixels has the sidebar: 1200 has it, 1201 has the mega menu (R3.2, R3.3). */
export function isSidebarWidth(width: number): boolean {
  return width <= DESKTOP_BREAKPOINT
}
