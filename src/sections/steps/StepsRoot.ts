import { styled } from '@mui/material/styles'
import { color, media, space } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

const beside = (columns: string) =>
  ({ display: 'grid', gridTemplateColumns: columns, columnGap: 'clamp(2.5rem, 1rem + 4vw, 6rem)', alignItems: 'start' }) as const
const staying = { position: 'sticky', top: '7rem', marginBottom: 0 } as const

/** The layout of the steps: `data-variant` is numbers, timeline, large or picture, `data-count` the number of steps. */
export const StepsRoot = styled('div')({
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s20,
    paddingBottom: space.s32,
  },
  '& li:last-child': { paddingBottom: 0 },
  // The line continues in the collapsed steps.
  '& ol:has(+ details) > li:last-child': { paddingBottom: space.s32 },
  '& details[open] > summary': { marginBottom: space.s32 },
  '& .tile + .words': { paddingTop: space.s12 },
  '& .words': { minWidth: 0 },
  '& .words > .MuiTypography-body1': { marginTop: space.s8 },
  '& .when': { marginBottom: space.s8 },
  '& .way > .MuiButton-root': { marginTop: space.s48 },
  // The line that connects a step to the next.
  "&:not([data-variant='large']) :is(li:not(:last-child), ol:has(+ details) > li)::before": {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(1.625rem - 1px)',
    top: '3.75rem',
    bottom: '0.5rem',
    width: '2px',
    background: wash(35),
  },

  "&[data-variant='large'] li": {
    gridTemplateColumns: 'minmax(3.5rem, auto) minmax(0, 1fr)',
    paddingBlock: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
    borderTop: `1px solid ${color.cardLine}`,
  },
  "&[data-variant='large'] .MuiTypography-figure": { color: color.accent },
  "&[data-variant='picture'] .stage": { marginTop: space.s48 },

  [media.desktop]: {
    '@container page (min-width: 56rem)': {
      "&[data-variant='numbers'] ol": {
        display: 'grid',
        gap: `${space.s48} ${space.s32}`,
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      },
      "&[data-variant='numbers'][data-count='2'] ol": { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      "&[data-variant='numbers']:is([data-count='3'], [data-count='6']) ol": { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      "&[data-variant='numbers'][data-count='5'] ol": { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      "&[data-variant='numbers'] li": { display: 'block', paddingBottom: 0 },
      "&[data-variant='numbers'] .words": { paddingTop: space.s20, paddingInlineEnd: space.s16 },
      "&[data-variant='numbers'] li:not(:last-child)::before": {
        insetInlineStart: '4.25rem',
        insetInlineEnd: '-1.25rem',
        top: 'calc(1.625rem - 1px)',
        bottom: 'auto',
        width: 'auto',
        height: '2px',
      },
      // A row ends without a line.
      "&[data-variant='numbers']:is([data-count='3'], [data-count='6']) li:nth-child(3n)::before": { display: 'none' },
      "&[data-variant='numbers']:is([data-count='7'], [data-count='8']) li:nth-child(4n)::before": { display: 'none' },

      "&[data-variant='timeline']": beside('minmax(0, 4fr) minmax(0, 8fr)'),
      "&[data-variant='timeline'] > header": staying,

      "&[data-variant='large'] li": { gridTemplateColumns: '7rem minmax(0, 1fr)', alignItems: 'center' },
      "&[data-variant='large'] .words": {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space.s32,
        alignItems: 'center',
        '& > .when': { gridRow: 2, justifySelf: 'start', margin: `${space.s8} 0 0` },
        '& > .MuiTypography-body1': { gridColumn: 2, gridRow: '1 / span 2', marginTop: 0 },
      },

      "&[data-variant='picture']": { ...beside('minmax(0, 5fr) minmax(0, 7fr)'), '& > header': { gridColumn: '1 / -1' } },
      "&[data-variant='picture'] > .stage": { ...staying, marginTop: 0 },
    },
  },

  [media.aboveMobile]: {
    // The times are in their own column, to the left of the line.
    "&[data-variant='timeline'] .way:has(.when) li": { marginInlineStart: '11rem' },
    "&[data-variant='timeline'] .when": {
      position: 'absolute',
      insetInlineEnd: 'calc(100% + 1.25rem)',
      top: space.s12,
      width: 'max-content',
      maxWidth: '9.75rem',
      margin: 0,
    },
  },
})
