import type { CSSProperties } from 'react'
import { FOOTER_IMAGE_MS, MENU_ICON_PX, POPUP_WIDTH_PX, RING_SIZE_MOBILE_PX, RING_SIZE_PX, RING_STROKE_PX } from '#src/site/constants.ts'

/** CSS custom properties with their values, for the `style` of the element whose styles use them. */
export type Variables = CSSProperties & Record<`--${string}`, string | number>

/** Sizes of menus, for `shell.css`. */
export const menuVariables: Variables = { '--menu-icon': `${MENU_ICON_PX}px`, '--popup-width': `${POPUP_WIDTH_PX}px` }

/** Sizes of the scroll progress ring, for `shell.css`. */
export const ringVariables: Variables = {
  '--ring': `${RING_SIZE_PX}px`,
  '--ring-mobile': `${RING_SIZE_MOBILE_PX}px`,
  '--ring-stroke': `${RING_STROKE_PX}px`,
}

/** How long a footer image grows, for `shell.css`. */
export const growVariables: Variables = { '--grow': `${FOOTER_IMAGE_MS}ms` }
