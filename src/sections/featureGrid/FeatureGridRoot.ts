import { styled } from '@mui/material/styles'
import { color, media, space } from '#src/ui/tokens.ts'

const wholeRow = { flexDirection: 'row', '& > .words': { flex: '1 1 42%', justifyContent: 'center' }, '& .more': { marginTop: 0 } } as const

/**
 * The layout of the features: `data-columns` is 2, 3 or 4, `data-look` cards, plain, list or bento, `data-count` the number of features.
 */
export const FeatureGridRoot = styled('ul')({
  container: 'features / inline-size',
  display: 'grid',
  gap: space.s24,
  // Two columns on tablets, where one of an odd number of features spans its row: the first of a bento if it has a picture, else the last.
  [media.sidebar]: {
    [media.aboveMobile]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      "&[data-look='bento'] > li:first-of-type:has(> .shot):nth-last-child(odd)": { gridColumn: '1 / -1' },
      '& > li:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      "&[data-look='bento']:has(> li:first-of-type > .shot) > li:last-child": { gridColumn: 'auto' },
    },
  },

  "&[data-look='plain']": { gap: 'clamp(2rem, 1.5rem + 1.5vw, 3rem) clamp(2rem, 1rem + 2.5vw, 4rem)' },
  // A short line in the brand colour starts each hairline, so that columns are recognizable without frames.
  "&[data-look='plain'] > li": {
    paddingTop: space.s24,
    borderTop: `1px solid ${color.cardLine}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-1px',
      insetInlineStart: 0,
      width: '3rem',
      height: '2px',
      background: color.primary,
    },
  },

  "&[data-look='list']": { gap: `0 clamp(2rem, 1rem + 3vw, 5rem)` },
  "&[data-look='list'] > li": {
    paddingBlock: space.s24,
    borderTop: `1px solid ${color.cardLine}`,
    '& > .words': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.s20,
      alignItems: 'start',
      alignContent: 'start',
      justifyItems: 'start',
    },
    '& > .words > *': { gridColumn: 2 },
    '& > .words > .tile': { gridColumn: 1, gridRow: '1 / span 3' },
    '& > .words > .MuiTypography-h3': { marginTop: 0 },
  },
  '@container features (max-width: 16rem)': {
    "&[data-look='list'] > li > .words": { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s12 },
    "&[data-look='list'] > li > .words > *": { gridColumn: 1, gridRow: 'auto' },
  },

  [media.desktop]: {
    "&[data-columns='2']": { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    "&[data-columns='4']": { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    "&[data-columns='3']": { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    "&[data-columns='3'] > li": { gridColumn: 'span 2' },
    // A last row with a gap looks unfinished: two remaining items share it, and four items form two rows of two.
    "&[data-columns='3'] > li:nth-child(3n + 1):nth-last-child(2), &[data-columns='3'] > li:nth-child(3n + 1):nth-last-child(2) + li": {
      gridColumn: 'span 3',
    },
    "&[data-columns='3'][data-count='4'] > li": { gridColumn: 'span 3' },

    // Bento: rows with unequal halves. The first of an odd number of features spans its row if it has a picture.
    "&[data-look='bento']": { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    "&[data-look='bento'] > li": { gridColumn: 'span 6' },
    "&[data-look='bento']:is([data-count='4'], [data-count='6'], [data-count='8'])": {
      '& > li:nth-of-type(4n + 1), & > li:nth-of-type(4n)': { gridColumn: 'span 7' },
      '& > li:nth-of-type(4n + 2), & > li:nth-of-type(4n + 3)': { gridColumn: 'span 5' },
    },
    "&[data-look='bento'][data-count='3']:not(:has(> li:first-of-type > .shot)) > li": { gridColumn: 'span 4' },
    "&[data-look='bento']:is([data-count='3'], [data-count='5'], [data-count='7']) > li:first-of-type:has(> .shot)": {
      gridColumn: '1 / -1',
      ...wholeRow,
      '& > .shot': { flex: '1 1 58%', maxHeight: '27rem', marginTop: 0 },
    },
  },
})
