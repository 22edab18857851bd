import { styled } from '@mui/material/styles'
import { color, media, radius, space } from '#src/ui/tokens.ts'

const glow = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`
const ground = [
  `radial-gradient(34rem 26rem at 96% 110%, ${glow(54)}, transparent 72%)`,
  `radial-gradient(28rem 20rem at 0% -30%, ${glow(34)}, transparent 70%)`,
  color.deep,
].join(', ')

/** The styles of the invitation: `data-variant` is card, band or quiet. */
export const CallToActionRoot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s32} ${space.s64}`,
  '& .words': { flex: '1 1 24rem', maxWidth: '44rem', minWidth: 0 },
  '& .MuiTypography-subtitle1': { marginTop: space.s16 },
  "&[data-variant='card']": {
    padding: 'clamp(2.25rem, 1rem + 5vw, 5rem) clamp(1.5rem, 0.5rem + 4.5vw, 5rem)',
    borderRadius: radius.panel,
    background: ground,
    color: color.text,
  },
  "[data-tone='deep'] &[data-variant='card']": { boxShadow: `0 0 0 1px ${color.cardLine}` },
  ".band:has(> .container > &[data-variant='band'])": { background: ground, overflow: 'clip' },
  "&[data-variant='band']": { color: color.text },
  // Its background differs from that of its neighbours, whatever their tones.
  ".band + .band:has(> .container > &[data-variant='band'])": { paddingTop: 'var(--band-space)' },
  ".band:has(> .container > &[data-variant='band']) + .band:not([data-tone='deep'])": { paddingTop: 'var(--band-space)' },
  ".band[data-tone='deep'] + .band:has(> .container > &[data-variant='band'])": { borderTop: `1px solid ${color.cardLine}` },
  // Text is dark on paper, whether or not backgrounds are printed.
  '@media print': {
    "&[data-variant='card']": { background: 'none', border: `1px solid ${color.cardLine}` },
    ".band:has(> .container > &[data-variant='band'])": { background: 'none' },
  },
  "&[data-variant='quiet']": {
    paddingTop: 'clamp(2rem, 1.25rem + 2.5vw, 3.5rem)',
    borderTop: `1px solid ${color.cardLine}`,
    '& .MuiTypography-h2': { fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)' },
  },
  [media.mobile]: { '& .actions': { flex: '1 1 100%' }, '& .MuiButton-root': { flex: '1 1 12rem', maxWidth: '24rem' } },
})
