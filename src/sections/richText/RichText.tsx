import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { color, media, size, space } from '#src/ui/tokens.ts'

/** Running text; a title stands beside it on wide screens and above it on others. */
export function RichText({ title, body, width }: ViewProps<'richText'>) {
  return (
    <Root data-width={width} data-titled={title ? '' : undefined}>
      {title && <h2>{title}</h2>}
      {body && <Html html={body} />}
    </Root>
  )
}

const Root = styled('div')({
  '& > h2': { marginBottom: space.s24, fontSize: size.h2, letterSpacing: '-0.02em', lineHeight: 1.15 },
  '& .prose': { fontSize: size.lg, lineHeight: 1.7 },
  '& .prose :is(h2, h3)': { scrollMarginTop: '6rem' },
  '& .prose table': { fontSize: size.md },
  '& .prose :is(th, td)': { overflowWrap: 'anywhere' },
  '& .prose th': { color: color.strong },
  '&[data-width="wide"] .prose': { maxWidth: 'none' },
  [media.desktop]: {
    '&[data-titled][data-width="reading"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', gap: space.s64 },
    '&[data-titled][data-width="reading"] > h2': { marginTop: '0.25rem' },
  },
  [media.mobile]: { '& .prose': { fontSize: size.md }, '& .prose :is(th, td)': { padding: space.s8, fontSize: size.sm } },
})
