import {
  DESKTOP_BREAKPOINT,
  FOOTER_IMAGE_MS,
  MENU_ICON_PX,
  MOBILE_BREAKPOINT,
  POPUP_WIDTH_PX,
  REVEAL_DEFAULTS,
  RING_SIZE_MOBILE_PX,
  RING_SIZE_PX,
  RING_STROKE_PX,
} from '#src/site/constants.ts'

/** The names for breakpoints in style sheets: `@media (--mobile)`, `@media not all and (--sidebar)`. */
const QUERIES: [name: string, query: string][] = [
  ['(--mobile)', `(max-width: ${MOBILE_BREAKPOINT}px)`],
  ['(--sidebar)', `(max-width: ${DESKTOP_BREAKPOINT}px)`],
]

/** The other constants for style sheets, as custom properties of the entire document. */
const VARIABLES: [name: `--${string}`, value: string][] = [
  ['--menu-icon', `${MENU_ICON_PX}px`],
  ['--popup-width', `${POPUP_WIDTH_PX}px`],
  ['--ring', `${RING_SIZE_PX}px`],
  ['--ring-mobile', `${RING_SIZE_MOBILE_PX}px`],
  ['--ring-stroke', `${RING_STROKE_PX}px`],
  ['--grow', `${FOOTER_IMAGE_MS}ms`],
  ['--reveal-duration', `${REVEAL_DEFAULTS.durationMs}ms`],
  ['--reveal-shift', `${REVEAL_DEFAULTS.shiftPx}px`],
]

/** Our own style sheets with the constants of R7, whose only definition is `src/site/constants.ts`. */
export function withConstants(css: string): string {
  return `:root{${VARIABLES.map(([name, value]) => `${name}:${value}`).join(';')}}${withQueries(css)}`
}

/** A further style sheet of a document that defines the constants: only breakpoints are replaced. */
export function withQueries(css: string): string {
  return QUERIES.reduce((written, [name, query]) => written.replaceAll(name, query), css)
}
