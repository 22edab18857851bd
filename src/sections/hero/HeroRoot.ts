import { styled } from '@mui/material/styles'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

const wash = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`
const band = (variant: string) => `.band:has(> .container > &[data-variant='${variant}'])`

// The shapes belong to the band, which clips them: drawn on the words' own box they could widen the page.
const stageBand = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingTop: 'clamp(2rem, 0.5rem + 4vw, 5rem)',
  '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
} as const

const rings = `repeating-radial-gradient(circle, transparent 0 calc(5rem - 1.5px), ${wash(34)} calc(5rem - 1px) 5rem)`

/** The look of the opening: `data-variant` is split, centered or plain. */
export const HeroRoot = styled('div')({
  [band('split')]: {
    ...stageBand,
    '&::before': {
      ...stageBand['&::before'],
      background: [
        `radial-gradient(64rem 42rem at 94% 14%, ${wash(20)}, transparent 70%)`,
        `radial-gradient(44rem 32rem at -8% 0%, ${wash(9)}, transparent 70%)`,
      ].join(', '),
    },
    '&::after': {
      ...stageBand['&::after'],
      inset: 'auto',
      left: 'calc(50% + 19rem)',
      top: '50%',
      width: '84rem',
      height: '84rem',
      transform: 'translate(-50%, -52%)',
      background: rings,
      mask: 'radial-gradient(closest-side, #000 20%, transparent 84%)',
    },
    [media.mobile]: {
      '&::before': {
        background: `radial-gradient(30rem 26rem at 100% 0%, ${wash(20)}, transparent 70%), linear-gradient(${wash(6)}, transparent)`,
      },
      '&::after': { left: '70%', top: '76%', width: '52rem', height: '52rem' },
    },
  },
  [band('centered')]: {
    ...stageBand,
    '&::before': {
      ...stageBand['&::before'],
      background: `radial-gradient(70rem 46rem at 50% 62%, ${wash(22)}, transparent 68%), linear-gradient(${wash(7)}, transparent 60%)`,
    },
    '&::after': {
      ...stageBand['&::after'],
      inset: 'auto',
      left: '50%',
      top: '74%',
      width: '110rem',
      height: '110rem',
      transform: 'translate(-50%, -50%)',
      background: rings,
      // Wide and low: they show beside the picture and are gone before they reach the words.
      mask: 'radial-gradient(50% 30% at 50% 50%, #000 20%, transparent 90%)',
    },
  },
  [band('plain')]: {
    paddingBlock: 'clamp(2rem, 1.25rem + 2.5vw, 4rem) clamp(2rem, 1.5rem + 1.5vw, 3rem)',
    backgroundImage: `radial-gradient(52rem 22rem at 88% -20%, ${wash(20)}, transparent 72%), linear-gradient(${wash(8)}, transparent)`,
  },

  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
  "&[data-variant='split']": { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' },
  '& > .words': { maxWidth: '42rem' },

  '& h1': { fontSize: 'clamp(2.375rem, 1.55rem + 3.1vw, 3.875rem)', fontWeight: 800, lineHeight: 1.08, letterSpacing: '-0.035em' },
  '& .highlight': {
    color: color.accent,
    backgroundImage: `linear-gradient(96deg, ${wash(18)}, ${wash(44)} 45%, ${wash(30)})`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 88%',
    backgroundSize: '100% 0.18em',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '& .eyebrow': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    marginBottom: space.s20,
    padding: `0.375rem ${space.s16} 0.375rem ${space.s12}`,
    border: `1px solid ${wash(45)}`,
    borderRadius: radius.round,
    background: color.card,
    lineHeight: 1.4,
    '&::before': {
      content: '""',
      flex: 'none',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      background: color.primary,
      boxShadow: `0 0 0 0.25rem ${wash(22)}`,
    },
  },
  '& .lead': { marginTop: space.s20, maxWidth: '36rem', fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)' },
  '& .actions': { marginTop: space.s32 },
  '& .notes': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s8} ${space.s24}`,
    marginTop: space.s24,
    fontSize: size.sm,
    fontWeight: 600,
  },
  '& .notes li': { display: 'flex', alignItems: 'center', gap: space.s8 },
  '& .notes .icon': {
    padding: '0.2em',
    width: '1.4em',
    height: '1.4em',
    borderRadius: '50%',
    background: wash(22),
    color: color.accent,
    strokeWidth: 3.5,
  },

  '& > .stage': { position: 'relative', minWidth: 0 },
  // Opaque, so that the turned sheet behind it shows at its edges only.
  '& .stage > *': {
    position: 'relative',
    backgroundColor: `color-mix(in srgb, ${color.primary} 8%, var(--mui-palette-background-default))`,
  },
  '& .stage::before': {
    content: '""',
    position: 'absolute',
    inset: '3% -2% -3% 2%',
    borderRadius: radius.panel,
    background: `linear-gradient(145deg, ${wash(20)}, ${wash(55)})`,
    transform: 'rotate(2.2deg)',
  },
  [media.mobile]: {
    '& .stage::before': { inset: '2% 0 -2%', transform: 'rotate(1.2deg)' },
    '& .actions > .MuiButton-root:not(.MuiButton-text)': { flex: '1 1 auto', maxWidth: '16rem' },
  },
  [media.desktop]: {
    "&[data-variant='split']:has(> .stage)": { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)' },
    // The picture may lean out of the column of text where the window leaves room for it.
    "&[data-variant='split'] > .stage": { marginRight: 'calc(-1 * clamp(0rem, (100vw - 80rem) / 2, 4rem))' },
  },

  "&[data-variant='centered']": {
    justifyItems: 'center',
    textAlign: 'center',
    '& > .words': { maxWidth: '54rem' },
    '& .lead': { marginInline: 'auto', maxWidth: '42rem' },
    '& h1': { fontSize: 'clamp(2.375rem, 1.5rem + 3.6vw, 4.25rem)' },
    '& .actions': { justifyContent: 'center' },
    '& .notes': { justifyContent: 'center' },
    '& > .stage': { width: '100%', maxWidth: '62rem', textAlign: 'start' },
    '& .stage::before': { inset: '6% -2% -3%', transform: 'none' },
    [media.mobile]: { '& .stage::before': { inset: '4% 0 -2%' } },
  },
  "&[data-variant='plain']": {
    '& > .words': { maxWidth: '50rem' },
    '& h1': { fontSize: 'clamp(2rem, 1.5rem + 1.9vw, 3rem)', lineHeight: 1.12, letterSpacing: '-0.03em' },
    '& .lead': { marginTop: space.s16, maxWidth: '42rem' },
    '& .eyebrow': { marginBottom: space.s16 },
    '& .actions': { marginTop: space.s24 },
  },
})
