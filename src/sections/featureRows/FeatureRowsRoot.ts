import { styled } from '@mui/material/styles'
import { bareFrame } from '#src/ui/bareFrame.ts'
import { color, media, shadow, space } from '#src/ui/tokens.ts'

/** The maximum height of a picture on phones; in wider windows pictures become wider, not taller. */
const CUT = 'max(26rem, 62vw)'

/** The widths at which two cards fit in a row and a third would be alone in the next one. */
const TWO_IN_A_ROW = '@media (min-width: 47.5rem) and (max-width: 71rem)'

/** The layout of the rows: `data-variant` is rows, cards, panels or fold, `data-count` the number of rows. */
export const FeatureRowsRoot = styled('div')({
  '& .stage': { minWidth: 0 },

  "&[data-variant='rows']": { display: 'grid', gap: 'clamp(2.5rem, 1.75rem + 3vw, 5rem)' },
  "&[data-variant='rows'] > .row": { display: 'grid', gap: 'clamp(1.75rem, 1rem + 4vw, 5rem)', alignItems: 'center' },

  // In pixels: a rem of a media query is 16 pixels, whatever the size of text in the theme.
  "&[data-variant='cards']": {
    display: 'grid',
    gap: `${space.s32} 32px`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 336px), 1fr))',
  },
  "&[data-variant='cards']:is([data-count='2'], [data-count='4'])": {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  },
  // Pictures in one row have the same height, so that their titles are aligned.
  "&[data-variant='cards'] > .row": { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: space.s24 },
  "&[data-variant='cards'] .stage": { display: 'grid', order: -1 },
  [media.aboveMobile]: {
    "&[data-variant='cards'] .stage > *": { alignContent: 'center' },
    // A detail view extends to the edge of its picture in every card.
    "&[data-variant='cards'] .stage > [data-view='detail']": { alignContent: 'stretch' },
    "&[data-variant='cards'] .stage > :not([data-view='annotated'])": { display: 'grid' },
  },
  "&[data-variant='cards'] .MuiTypography-panelTitle": { fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)' },

  [TWO_IN_A_ROW]: {
    "&[data-variant='cards'][data-count='3'] > .row:last-child": {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      gridTemplate: 'none / repeat(2, minmax(0, 1fr))',
      columnGap: space.s32,
      alignItems: 'center',
    },
  },

  "&[data-variant='panels']": { display: 'grid', gap: space.s24 },
  "&[data-variant='panels'] > .row": { display: 'grid', gap: space.s32, overflow: 'clip' },
  "&[data-variant='panels'] > .row > .stage": bareFrame,

  // On phones only the upper part of a tall picture is shown, with a faded edge.
  [media.mobile]: {
    "&:not([data-variant='panels']) .stage": {
      overflow: 'hidden',
      maxHeight: CUT,
      maskImage: `linear-gradient(${color.ink} calc(${CUT} - 3rem), transparent ${CUT})`,
    },
  },
  [media.desktop]: {
    "&[data-variant='rows'] > .row": { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    // Two rows alternate; with more rows, all pictures are on the same side.
    "&[data-variant='rows'][data-count='2'] > .row:nth-of-type(2)": {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      '& > .stage': { order: -1 },
    },
    "&[data-variant='panels'] > .row": {
      position: 'sticky',
      top: '6.5rem',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(2.5rem, 1rem + 4vw, 5rem)',
      alignItems: 'center',
      minHeight: '27rem',
      paddingBlock: 0,
      boxShadow: shadow.card,
      '& > .words': { paddingBlock: space.s48 },
      '& > .stage': { alignSelf: 'center', paddingBlock: space.s48 },
    },
  },
})
