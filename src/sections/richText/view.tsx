import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { muiSlotStyles } from '#src/ui/muiSlotStyles.ts'
import { color, media, size, space } from '#src/ui/tokens.ts'

/** Running text; a title is next to it on wide screens and above it on others. */
export default function RichText({ title, body, width }: ViewProps<'richText'>) {
  return (
    <Root data-width={width} data-titled={title ? '' : undefined}>
      {title && <Typography variant="h2">{title}</Typography>}
      {body && <Html html={body} />}
    </Root>
  )
}

const Root = styled('div')(({ theme }) => ({
  '& > h2': { marginBottom: space.s24 },
  '& .prose': { fontSize: size.lg, lineHeight: 1.7 },
  '& .prose :is(h2, h3)': { scrollMarginTop: '6rem' },
  '& .prose :is(th, td)': { borderBottom: '1px solid', ...muiSlotStyles(theme, 'MuiTableCell', 'root'), overflowWrap: 'anywhere' },
  '& .prose th': { color: color.strong },
  '& .prose > table': { maxWidth: 'none' },
  '&[data-width="wide"] .prose': { maxWidth: 'none' },
  [media.desktop]: {
    '.band:not(.beside > *) > .container > &[data-titled][data-width="reading"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      gap: space.s64,
      alignItems: 'start',
      '& > h2': { position: 'sticky', top: '7rem', marginTop: '0.25rem' },
    },
    '.beside &': { '& .prose': { maxWidth: 'none' }, '& .prose > :not(table, pre)': { maxWidth: '46rem' } },
  },
  // Large screens: larger type in a wider column, so that line lengths do not change.
  '@media (min-width: 105rem)': {
    '.beside[data-lead="tableOfContents"] &': { '& .prose': { fontSize: size.xl }, '& .prose > :not(table, pre)': { maxWidth: '52rem' } },
  },
  [media.mobile]: { '& .prose': { fontSize: size.md }, '& .prose :is(th, td)': { padding: space.s8, fontSize: size.sm } },
}))
