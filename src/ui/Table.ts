import { type CSSObject, type Theme, styled } from '@mui/material/styles'
import { muiSlotStyles } from './muiSlotStyles.ts'
import { color, media, numerals, space } from './tokens.ts'

/** Widths in rem below which a table can be stacked, the narrowest for two short columns first. */
export const STACKED_BELOW = [17, 28, 38, 48] as const

/**
 * A native table styled like MUI’s. With `data-stack`, one of `STACKED_BELOW`, its rows become blocks if its container is narrower than
 * that many rem, and from the second value on always on phones; each cell then shows its `data-label`. Such a table needs explicit roles,
 * because screen readers do not recognize rows laid out as blocks.
 */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& caption': { padding: CELL, color: color.muted, fontSize: theme.typography.caption.fontSize, textAlign: 'start' },
  '& :is(th, td)': {
    borderBottom: '1px solid',
    textAlign: 'start',
    fontVariantNumeric: numerals,
    overflowWrap: 'break-word',
    ...muiSlotStyles(theme, 'MuiTableCell', 'root'),
  },
  '& thead :is(th, td)': muiSlotStyles(theme, 'MuiTableCell', 'head'),
  '& tbody th': { color: color.strong, fontWeight: 600 },
  '& tbody:last-of-type > tr:last-child > *': { borderBottom: 0 },
  [media.mobile]: { '&[data-stack]:not([data-stack="17"])': stacked(theme) },
  ...Object.fromEntries(STACKED_BELOW.map((rem) => [`@container (max-width: ${rem}rem)`, { [`&[data-stack="${rem}"]`]: stacked(theme) }])),
  // With very large text, a value is below its label.
  '@container (max-width: 15rem)': { '&[data-stack][data-stack] tbody td': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
}))

function stacked(theme: Theme): CSSObject {
  return {
    '&, & caption, & tbody, & tr, & :is(th, td)': { display: 'block', width: 'auto' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody > tr': { padding: `${space.s12} ${space.s16}`, borderBottom: `1px solid ${color.cardLine}` },
    '& tbody > tr:last-child': { borderBottom: 0 },
    '& tbody :is(th, td)': { padding: `${space.s4} 0`, borderBottom: 0 },
    '& tbody th': { fontSize: '1rem', fontWeight: 700 },
    '& tbody td': { display: 'grid', gridTemplateColumns: 'minmax(5.5rem, 30%) minmax(0, 1fr)', gap: space.s12 },
    '& tbody td::before': { content: 'attr(data-label)', color: color.muted, fontSize: theme.typography.caption.fontSize },
  }
}

const CELL = `${space.s12} ${space.s16}`
