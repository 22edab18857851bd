import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { color, numerals, radius } from './tokens.ts'

/**
 * The background of an icon or a number, decorative: the text next to it says what it means. MUI’s Avatar would cost as much as the rest of
 * a card, because of its image fallbacks.
 */
export function IconTile({ shape, children }: { shape: 'round' | 'square'; children: ReactNode }) {
  return (
    <Root className="tile" data-shape={shape} aria-hidden="true">
      {children}
    </Root>
  )
}

const Root = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  borderRadius: radius.control,
  background: `color-mix(in srgb, ${color.primary} 15%, ${color.card})`,
  color: color.accent,
  fontSize: '1.25rem',
  "&[data-shape='round']": {
    width: '3.25rem',
    height: '3.25rem',
    borderRadius: '50%',
    fontSize: '1.125rem',
    fontWeight: 800,
    fontVariantNumeric: numerals,
  },
})
