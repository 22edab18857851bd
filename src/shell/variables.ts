import type { CSSProperties } from 'react'

/** CSS custom properties with their values, for the `style` of the element whose styles use them. */
export type Variables = CSSProperties & Record<`--${string}`, string | number>
