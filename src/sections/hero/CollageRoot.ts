import { styled } from '@mui/material/styles'
import { media, radius, space } from '#src/ui/tokens.ts'
import { halfTitle, heroWords } from './HeroRoot.ts'

/** Words next to two to four photographs (`data-count`) of different sizes, the first one the largest. */
export const CollageRoot = styled('div')(({ theme }) => ({
  ...heroWords,
  '& > .stage': {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(6, minmax(0, 1fr))',
    gap: space.s12,
    aspectRatio: '1',
    marginTop: 'clamp(2.5rem, 1.75rem + 2vw, 3.5rem)',
  },
  '& > .stage img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover', borderRadius: radius.card },
  '& > .stage > picture:nth-of-type(1) > img': { gridArea: '1 / 1 / 5 / 5' },
  '& > .stage > picture:nth-of-type(2) > img': { gridArea: '3 / 5 / 7 / 7' },
  '& > .stage > picture:nth-of-type(3) > img': { gridArea: '5 / 1 / 7 / 5' },
  "& > .stage[data-count='2'] > picture:nth-of-type(1) > img": { gridArea: '1 / 1 / 6 / 5' },
  "& > .stage[data-count='2'] > picture:nth-of-type(2) > img": { gridArea: '2 / 5 / 7 / 7' },
  "& > .stage[data-count='4'] > picture:nth-of-type(3) > img": { gridArea: '5 / 2 / 7 / 5' },
  "& > .stage[data-count='4'] > picture:nth-of-type(4) > img": { gridArea: '1 / 5 / 3 / 7' },
  [media.aboveMobile]: { '& > .stage': { gap: space.s20, aspectRatio: '4 / 3' } },
  [media.desktop]: {
    '&:not(.beside *)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: 'clamp(2.5rem, 1.5rem + 3vw, 5.5rem)',
    },
    '&:not(.beside *) > .title': { gridRow: 2 },
    '&:not(.beside *) h1': { fontSize: halfTitle(theme.typography.h1.fontSize) },
    '&:not(.beside *) > .words': { gridRow: 3 },
    '&:not(.beside *) > .stage': { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center', marginTop: 0, aspectRatio: '1.05' },
  },
}))
