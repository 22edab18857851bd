import { styled } from '@mui/material/styles'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`
const joint = { content: '""', position: 'absolute', background: `linear-gradient(${wash(75)}, ${wash(30)})` } as const

/** The look of the steps: `data-variant` is numbers or timeline, `data-count` how many there are. */
export const StepsRoot = styled('div')({
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s20,
    paddingBottom: space.s32,
  },
  '& li:last-child': { paddingBottom: 0 },
  '& li:not(:last-child)::before': { ...joint, left: 'calc(1.75rem - 1px)', top: '3.5rem', bottom: 0, width: '2px' },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.5rem',
    border: `2px solid ${color.primary}`,
    borderRadius: '50%',
    background: wash(12),
    color: color.accent,
    fontSize: size.xl,
    fontWeight: 800,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .words': { minWidth: 0, paddingTop: space.s12 },
  '& h3': { fontSize: size.xl, letterSpacing: '-0.01em', lineHeight: 1.3 },
  '& .words > p:last-child': { marginTop: space.s8 },
  '& .when': { color: color.accent, fontSize: size.sm, fontWeight: 700 },
  '& > div > .MuiButton-root': { marginTop: space.s48 },

  [media.desktop]: {
    "&[data-variant='numbers'] ol": { display: 'grid', gap: `${space.s48} ${space.s32}`, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    "&[data-variant='numbers'][data-count='2'] ol": { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    "&[data-variant='numbers'][data-count='3'] ol": { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    "&[data-variant='numbers'][data-count='6'] ol": { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    "&[data-variant='numbers'][data-count='5'] ol": { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    "&[data-variant='timeline']": {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gap: space.s64,
      alignItems: 'start',
    },
    "&[data-variant='timeline'] .section-heading": { position: 'sticky', top: '7rem', marginBottom: 0 },
    "&[data-variant='numbers'] li": { display: 'block', paddingBottom: 0 },
    "&[data-variant='numbers'] .words": { paddingTop: space.s20, paddingRight: space.s16 },
    "&[data-variant='numbers'] li:not(:last-child)::before": {
      left: '4.25rem',
      right: '-1.25rem',
      top: 'calc(1.75rem - 1px)',
      bottom: 'auto',
      width: 'auto',
      height: '2px',
      background: `linear-gradient(90deg, ${wash(75)}, ${wash(30)})`,
    },
  },

  "&[data-variant='timeline'] .when": {
    display: 'inline-block',
    marginBottom: space.s8,
    padding: `0.125rem ${space.s12}`,
    border: `1px solid ${wash(45)}`,
    borderRadius: radius.round,
    background: color.card,
  },
  [media.aboveMobile]: {
    // The times stand in a column of their own, left of the line.
    "&[data-variant='timeline'] li:has(.when)": { marginLeft: '11rem' },
    "&[data-variant='timeline'] ol:has(.when) > li:not(:has(.when))": { marginLeft: '11rem' },
    "&[data-variant='timeline'] .when": {
      position: 'absolute',
      right: 'calc(100% + 1.5rem)',
      top: space.s12,
      width: 'max-content',
      maxWidth: '9.5rem',
      margin: 0,
      textAlign: 'right',
    },
  },
})
