import { styled } from '@mui/material/styles'
import { color, media, space } from '#src/ui/tokens.ts'

/** The layout of the groups: `data-variant` is rows or columns, `data-count` the number of groups. */
export const ChecklistRoot = styled('div')({
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'flex-start', gap: `${space.s8} ${space.s12}` },
  '& .group': { display: 'grid', gap: space.s20, alignContent: 'start' },
  '& ul': { display: 'grid', gap: `${space.s16} ${space.s32}` },
  '& details > *': { marginTop: space.s16 },
  '& li': { display: 'flex', gap: space.s12 },
  '& li > div': { minWidth: 0 },
  '& li .icon': { marginTop: '0.15em', color: color.accent, strokeWidth: 2.5 },
  '& strong': { color: color.strong, fontWeight: 650 },

  "&[data-variant='rows'] > .group": { paddingBlock: 'clamp(1.5rem, 1.25rem + 1vw, 2.25rem)', borderTop: `1px solid ${color.cardLine}` },
  "&[data-variant='rows'] > .group:last-child": { paddingBottom: 0 },
  "&[data-variant='columns']": { display: 'grid', gap: space.s24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' },

  [media.aboveMobile]: { "&[data-variant='rows'] ul": { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  // In two columns, the last of an odd number of groups spans its row.
  '@media (min-width: 38rem) and (max-width: 56rem)': {
    "&[data-variant='columns']:is([data-count='3'], [data-count='5']) > .group:last-child": {
      gridColumn: '1 / -1',
      '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  [media.desktop]: {
    "&[data-variant='rows'] > .group": { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', gap: space.s48 },
    // Four columns would leave a gap in the last row.
    "&[data-variant='columns']:is([data-count='5'], [data-count='6'], [data-count='9'])": {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    },
  },
})
