import { styled } from '@mui/material/styles'
import { color, media, radius, shadow, size, space } from '#src/ui/tokens.ts'

/** The look of the grid: `data-columns` is 2, 3 or 4, `data-look` cards or plain. */
export const FeatureGridRoot = styled('ul')({
  display: 'grid',
  gap: space.s24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  '& > li': { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .tile': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '3rem',
    height: '3rem',
    marginBottom: space.s20,
    borderRadius: radius.control,
    background: `color-mix(in srgb, ${color.primary} 16%, transparent)`,
    color: color.accent,
    fontSize: '1.2rem',
  },
  '& h3': { fontSize: size.xl, letterSpacing: '-0.01em', lineHeight: 1.3 },
  '& p': { marginTop: space.s8 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '2.75rem',
    marginTop: 'auto',
    paddingTop: space.s16,
    color: color.accent,
    fontWeight: 700,
    textDecorationLine: 'none',
  },
  // The whole item is the target; the focus ring stays on the words of the link.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& a .icon': { transition: 'transform 0.2s' },
  '& li:hover a .icon': { transform: 'translateX(0.25rem)' },
  '& li:hover a': { textDecorationLine: 'underline' },

  "&[data-look='cards'] > li": {
    padding: 'clamp(1.5rem, 1rem + 1.2vw, 2rem)',
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    background: color.card,
    boxShadow: shadow.card,
  },
  "&[data-look='cards'] > li:has(a):hover": { borderColor: color.primary, boxShadow: shadow.float },

  "&[data-look='plain']": { gap: 'clamp(2rem, 1.5rem + 1.5vw, 3rem) clamp(2rem, 1rem + 2.5vw, 4rem)' },
  "&[data-look='plain'] > li": { paddingTop: space.s24, borderTop: `1px solid ${color.cardLine}` },
  // A short brand stroke starts each hairline, so that the columns read without frames.
  "&[data-look='plain'] > li::before": {
    content: '""',
    position: 'absolute',
    top: '-1px',
    left: 0,
    width: '3rem',
    height: '2px',
    background: color.primary,
  },
  "&[data-look='plain'] .tile": {
    width: 'auto',
    height: 'auto',
    placeItems: 'start',
    marginBottom: space.s16,
    background: 'none',
    fontSize: '1.5rem',
  },
  "&[data-look='plain'] h3": { fontSize: size.lg },

  [media.desktop]: {
    "&[data-columns='2']": { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    "&[data-columns='4']": { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    "&[data-columns='3']": { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    "&[data-columns='3'] > li": { gridColumn: 'span 2' },
    // A last row with a gap looks unfinished: two left over share it, four in all stand two by two.
    "&[data-columns='3'] > li:nth-child(3n + 1):nth-last-child(2)": { gridColumn: 'span 3' },
    "&[data-columns='3'] > li:nth-child(3n + 1):nth-last-child(2) + li": { gridColumn: 'span 3' },
    "&[data-columns='3'] > li:first-child:nth-last-child(4)": { gridColumn: 'span 3' },
    "&[data-columns='3'] > li:first-child:nth-last-child(4) ~ li": { gridColumn: 'span 3' },
    "&[data-columns='2'][data-look='cards'] > li": {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.s24,
      gridTemplateRows: 'auto auto 1fr',
    },
    "&[data-columns='2'][data-look='cards'] > li > *": { gridColumn: 2 },
    "&[data-columns='2'][data-look='cards'] > li > .tile": {
      gridColumn: 1,
      gridRow: '1 / span 3',
      width: '3.5rem',
      height: '3.5rem',
      fontSize: '1.4rem',
    },
  },
})
