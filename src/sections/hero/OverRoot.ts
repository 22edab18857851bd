import { styled } from '@mui/material/styles'
import { veil } from '#src/ui/Ground.tsx'
import { media } from '#src/ui/tokens.ts'
import { centeredWords, heroWords } from './HeroRoot.ts'

/** The inner end of a text at the start of a band: its own width beyond the start of the container. */
const END = 'max(2rem, 50% - var(--container) / 2 + 2rem) + 47rem'

const VEILED_START = {
  background: `linear-gradient(calc(90deg * var(--way, 1)), ${veil} calc(${END}), transparent calc(${END} + 34rem))`,
} as const

/** Words over the picture of their band: `data-place` is start, center or bottom. */
export const OverRoot = styled('div')({
  '.band.band:has(> .container > &)': {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'clamp(30rem, 82vh, 54rem)',
    paddingBlock: 'clamp(3.5rem, 2rem + 5vw, 7rem)',
  },
  ".band.band:has(> .container > &[data-place='bottom'])": { alignItems: 'end', paddingBottom: 'clamp(2.5rem, 1.5rem + 3vw, 5rem)' },
  ...heroWords,
  '& > .title': { containerType: 'inline-size', maxWidth: '46rem' },
  "&[data-place='center']": { ...centeredWords, '& > .title, & > .words': { marginInline: 'auto' } },
  [media.desktop]: {
    // The picture is veiled only where the words are.
    ".ground:has(~ &:not([data-place='center']))::after": VEILED_START,
    "&:not([data-place='center']) > .moving::after": VEILED_START,
  },
  '@media print': { '.band.band:has(> .container > &)': { display: 'block', minHeight: 0, paddingBlock: '1rem' } },
})
