import { styled } from '@mui/material/styles'
import { color, media } from '#src/ui/tokens.ts'
import { bareFrame } from '#src/ui/bareFrame.ts'
import { halfTitle, heroWords } from './HeroRoot.ts'

/** From the edge of the container to that of the window. */
const OUT = 'calc(50% - 50cqi)'

/** Words next to a picture that reaches the edges of the window; on small screens it is above them, as wide as the window. */
export const BleedRoot = styled('div')(({ theme }) => ({
  '.band.band:has(> .container > &)': { position: 'relative', overflow: 'clip', paddingBlock: '0 clamp(2.5rem, 2rem + 3vw, 4rem)' },
  '.band:has(> .container > &) + .band.band': { paddingTop: 'var(--band-space)' },
  '.band:has(> .container > &) > .container > .breadcrumb': { position: 'absolute', zIndex: 1, top: '1.25rem' },
  ...heroWords,
  display: 'grid',
  '& > .stage': {
    ...bareFrame,
    order: -1,
    minWidth: 0,
    marginInline: OUT,
    marginBottom: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
    background: color.tint,
  },
  '& > .stage > [role="img"]': { ...bareFrame['& > [role="img"]'], padding: 'clamp(1.5rem, 5vw, 4rem)' },
  '& > .stage img': { width: '100%', height: '100%', maxHeight: '60vh', objectFit: 'cover', borderRadius: 0 },
  '.container:has(> .breadcrumb) > & > .stage': { marginTop: '3.75rem' },
  [media.desktop]: {
    '.band.band:has(> .container > &)': { paddingBlock: 0 },
    '&:not(.beside *)': {
      gridTemplateColumns: 'minmax(0, 1fr) 50cqi',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: 'clamp(2rem, 1rem + 3vw, 5rem)',
      minHeight: 'clamp(32rem, 78vh, 50rem)',
      marginInlineEnd: OUT,
    },
    '&:not(.beside *) h1': { fontSize: halfTitle(theme.typography.h1.fontSize) },
    '&:not(.beside *) > .title': { gridRow: 2, paddingTop: 'clamp(3rem, 2rem + 3vw, 5rem)' },
    '&:not(.beside *) > .words': { gridRow: 3, paddingBottom: 'clamp(3rem, 2rem + 3vw, 5rem)' },
    '&:not(.beside *) > .stage, .container:has(> .breadcrumb) > &:not(.beside *) > .stage': {
      position: 'relative',
      gridArea: '1 / 2 / -1',
      display: 'grid',
      alignContent: 'center',
      margin: 0,
    },
    // As high as the words need, whatever the proportions of the picture.
    '&:not(.beside *) > .stage img': { position: 'absolute', inset: 0, maxHeight: 'none' },
  },
  '@media print': { '&&': { minHeight: 0 } },
}))
