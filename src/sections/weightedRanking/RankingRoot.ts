import { styled } from '@mui/material/styles'
import { smallParts } from '#src/ui/pictures/smallParts.ts'
import { color, numerals, radius, shadow, size, space } from '#src/ui/tokens.ts'

/** The window of the demonstration: criteria on the left, the list on the right; below each other if it is narrow. */
export const RankingRoot = styled('div')({
  ...smallParts,
  container: 'ranking / inline-size',
  overflow: 'hidden',
  border: `1px solid ${color.cardLine}`,
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: shadow.float,
  '& > .caption': {
    padding: `${space.s16} ${space.s24}`,
    borderBottom: `1px solid ${color.cardLine}`,
    color: color.strong,
    fontWeight: 700,
  },
  '& .parts': { display: 'grid', gridTemplateColumns: 'minmax(15rem, 20rem) minmax(0, 1fr)' },
  '& .criteria, & .order': { padding: space.s24 },
  '& .criteria': { display: 'grid', alignContent: 'start', gap: space.s20, background: color.subtleGround },
  '& .criterion': { display: 'grid', gridTemplateColumns: '1fr auto', gap: `${space.s4} ${space.s12}`, fontSize: size.sm },
  '& label': { color: color.strong, fontWeight: 600 },
  '& output': { color: color.accent, fontWeight: 700 },
  '& input': { gridColumn: '1 / -1', width: '100%', height: '1.75rem', margin: 0, accentColor: color.accent, cursor: 'pointer' },
  // Without scripts, moving a slider would have no effect.
  '@media (scripting: none)': { '& input': { display: 'none' } },

  '& ol': { display: 'grid', marginTop: space.s8 },
  '& ol > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 8.5rem',
    gap: `0 ${space.s16}`,
    padding: `${space.s16} ${space.s12}`,
    borderTop: `1px solid ${color.cardLine}`,
    background: color.card,
  },
  '& ol > li:first-of-type': { border: `1px solid ${color.decorative}`, borderRadius: radius.control, background: color.tintedGround },
  '& ol > li:first-of-type + li': { borderColor: 'transparent' },
  '& .name': { color: color.strong, fontWeight: 700 },
  '& .detail': { gridColumn: 1, color: color.muted, fontSize: size.sm },
  '& .score': { gridColumn: 2, gridRow: '1 / span 2', textAlign: 'end', fontSize: size.sm, fontVariantNumeric: numerals },
  '& .reasons': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, marginTop: space.s8 },
  '& .reasons li': { display: 'flex', alignItems: 'center', gap: space.s8, fontSize: size.sm },
  '& .reasons [data-quiet]': { opacity: 0.55, textDecoration: 'line-through' },
  '@container ranking (max-width: 44rem)': {
    '& .parts': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > .caption': { paddingInline: space.s16 },
    '& .criteria, & .order': { padding: `${space.s12} ${space.s16}` },
    '& .criteria': { gap: space.s8, borderBottom: `1px solid ${color.cardLine}` },
    '& ol > li': { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem', padding: `${space.s12} ${space.s8}` },
  },
  // For very large letters, the score is below the name.
  '@container ranking (max-width: 15rem)': {
    '& ol > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .score': { gridColumn: 1, gridRow: 'auto', textAlign: 'start' },
  },
  // Below each other but with enough width, each criterion is one line: its name, its slider, its level.
  '@container ranking (min-width: 30rem) and (max-width: 44rem)': {
    '& .criterion': { gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr) minmax(5rem, auto)', alignItems: 'center' },
    '& .criterion > input': { gridColumn: 2, gridRow: 1 },
    '& .criterion > output': { gridColumn: 3, textAlign: 'end' },
  },
})
