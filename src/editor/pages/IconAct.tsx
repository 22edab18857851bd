import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ButtonHTMLAttributes } from 'react'
import { Glyph, type GlyphName } from './Glyph.tsx'

/** A small button with a sign: what it does is said on hover, and to screen readers with what it does it `to`. */
export function IconAct({
  glyph,
  does,
  to,
  isOff = false,
  onClick,
  ...more
}: { glyph: GlyphName; does: string; to: string; isOff?: boolean; onClick(event: React.MouseEvent<HTMLButtonElement>): void } & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded'
>) {
  return (
    <Tooltip title={does} describeChild>
      <span>
        <IconButton
          size="small"
          aria-label={`${does}: ${to}`}
          disabled={isOff}
          onClick={onClick}
          sx={{ borderRadius: 1, color: 'text.primary' }}
          {...more}>
          <Glyph name={glyph} />
        </IconButton>
      </span>
    </Tooltip>
  )
}
