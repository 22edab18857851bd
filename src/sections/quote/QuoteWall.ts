import { styled } from '@mui/material/styles'
import { color, radius, space } from '#src/ui/tokens.ts'

/** Statements of different length in columns of cards. */
export const QuoteWall = styled('div')({
  columns: '3 18rem',
  columnGap: space.s24,
  '& > figure': {
    breakInside: 'avoid',
    marginBottom: space.s24,
    padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    background: color.card,
  },
  '& > figure blockquote': { fontSize: '1.125rem', fontWeight: 500, lineHeight: 1.5 },
  '& > figure figcaption': { marginTop: space.s20 },
  '& > figure .MuiAvatar-root': { width: '3rem', height: '3rem', fontSize: '1rem' },
})
