import { styled } from '@mui/material/styles'
import { bareFrame } from '#src/ui/bareFrame.ts'
import { color, media, radius, space } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

/** Title and words of every opening. */
export const heroWords = {
  // The size of the title depends on the width of its column.
  '& > .title': { containerType: 'inline-size' },
  '& .MuiTypography-overline': { marginBottom: space.s16 },
  '& > .words': { minWidth: 0, maxWidth: '38rem', marginTop: space.s20 },
  '& .actions': { marginTop: space.s32 },
  '& .actions > .MuiButton-root:not(.MuiButton-text)': { [media.mobile]: { flex: '1 1 12rem', maxWidth: '24rem' } },
} as const

/** The largest title in half of the width, where a line of a dramatic scale would have one word. */
export const halfTitle = (size: unknown) => `min(${String(size)}, 15cqi)`

/** Lines that are centered are about equally long. */
export const centeredWords = {
  textAlign: 'center',
  '& > .words > .MuiTypography-subtitle1': { textWrap: 'balance' },
  '& .actions, & .notes': { justifyContent: 'center' },
} as const

/** The layout of the opening: `data-variant` is split, centered, wide, boxed or plain; `data-title` is long or absent. */
const Layout = styled('div')({
  // The band clips everything outside of the container; a background of the text box could widen the page.
  '.band:has(> .container > &)': { position: 'relative', isolation: 'isolate', overflow: 'clip' },
  ".band:has(> .container > &[data-variant='plain'])": {
    paddingBlock: 'clamp(2rem, 1.25rem + 2.5vw, 4rem) clamp(2rem, 1.5rem + 1.5vw, 3rem)',
    '&:has(> .container > .breadcrumb)': { paddingTop: space.s20 },
  },

  ...heroWords,
  '& > .stage': { ...bareFrame, position: 'relative', minWidth: 0, marginTop: 'clamp(2.5rem, 1.75rem + 2vw, 3.5rem)' },
  [media.mobile]: {
    // The picture needs the width more than the panel needs its margin.
    "&[data-variant='boxed'] > .stage": { marginInline: '-0.75rem' },
  },

  [media.desktop]: {
    "&[data-variant='split']:has(> .stage)": {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: 'clamp(2.5rem, 1.5rem + 3vw, 5.5rem)',
      '& > .title': { gridRow: 2 },
      '& > .words': { gridRow: 3 },
      '& > .stage': { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center', marginTop: 0 },
      // Half the width fits only a few large words per line.
      "&[data-title='long'] h1": { fontSize: 'clamp(2.125rem, 1.4rem + 2.5vw, 3.5rem)' },
      // A tinted block behind the picture, up to the edge of the window; a tinted band needs none.
      "[data-tone='plain'] & > .stage::before": {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetBlock: '-4rem',
        insetInline: '18% -100vw',
        borderStartStartRadius: radius.panel,
        borderEndStartRadius: radius.panel,
        background: `linear-gradient(calc(115deg * var(--way, 1)), ${wash(10)}, ${wash(26)})`,
      },
    },
    // Without a picture, the title is on the left and the rest on the right. A column next to other sections is too narrow for that.
    "&:is([data-variant='wide'], [data-variant='plain'], [data-variant='split']:not(:has(> .stage))):not(.beside *)": {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(2.5rem, 1.5rem + 3vw, 5.5rem)',
      // The first lines are aligned, whichever side is longer.
      alignItems: 'start',
      '& > .words': { marginTop: 0, paddingTop: space.s8 },
      '& > .title:has(> .MuiTypography-overline) + .words': { paddingTop: '2.875rem' },
      '& > .stage': { gridColumn: '1 / -1' },
    },
    "&[data-variant='boxed']": {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: 'clamp(2rem, 1rem + 3vw, 4.5rem)',
      '& > .title': { gridRow: 2 },
      '& > .words': { gridRow: 3 },
      '& > .stage': { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center', marginTop: 0 },
    },
  },

  // Pictures without a tinted block of their own are on a tinted stripe.
  "&[data-variant='wide'] > .stage::before": {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '45% -100vw clamp(-2.5rem, -2vw, -1rem)',
    background: wash(10),
  },
  "&[data-variant='boxed'] h1": { fontSize: 'clamp(2.125rem, 1.4rem + 2.5vw, 3.375rem)' },
  "&[data-variant='boxed']": {
    padding: 'clamp(1.5rem, 0.25rem + 4vw, 4rem)',
    borderRadius: radius.panel,
    // At most as dark as the strongest tint on which the theme keeps text readable.
    background: `linear-gradient(120deg, color-mix(in srgb, ${color.accentGround} 45%, ${color.card}), ${color.accentGround})`,
  },
  "[data-tone='deep'] &[data-variant='boxed']": { background: `linear-gradient(120deg, ${color.card}, ${color.subtleGround})` },
  "&[data-variant='centered']": {
    ...centeredWords,
    '& > .title, & > .words': { marginInline: 'auto', maxWidth: '56rem' },
    '& > .words': { maxWidth: '44rem' },
    '& > .stage': { marginInline: 'auto', maxWidth: '68rem', textAlign: 'start' },
    '& > .stage::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '-15% -12% -3.5rem',
      background: `radial-gradient(closest-side, ${wash(34)}, transparent)`,
    },
  },
})

/** The opening: its plain title is smaller than other main headings, but always larger than the headings of sections. */
export const HeroRoot = styled(Layout)(({ theme }) => ({
  "&[data-variant='plain'] h1": {
    fontSize: `max(clamp(2.125rem, 1.5rem + 2.4vw, 3.5rem), 1.1 * ${theme.typography.h2.fontSize})`,
    lineHeight: 1.1,
  },
  [media.desktop]: {
    "&[data-variant='split']:has(> .stage):not([data-title='long']) h1": { fontSize: halfTitle(theme.typography.h1.fontSize) },
  },
}))
