import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, numerals, space } from '#src/ui/tokens.ts'

/** Numbered statements: separated by hairlines next to a heading that stays in view, or side by side. */
export default function Principles({ eyebrow, title, lead, variant, items }: ViewProps<'principles'>) {
  return (
    <Root data-variant={variant}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ol role="list">
        {items.map((item) => (
          <li key={item.title} className="reveal">
            <div>
              <Typography variant="h3">{item.title}</Typography>
              <Typography>{item.text}</Typography>
            </div>
          </li>
        ))}
      </ol>
    </Root>
  )
}

const Root = styled('div')(({ theme }) => ({
  '& ol': { counterReset: 'principle' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'clamp(1rem, 0.5rem + 2.5vw, 2.5rem)',
    paddingBlock: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
    borderTop: `1px solid ${color.cardLine}`,
    counterIncrement: 'principle',
  },
  '& li::before': {
    content: 'counter(principle, decimal-leading-zero) / ""',
    minWidth: '2ch',
    color: color.accent,
    fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2.25rem)',
    fontFamily: theme.typography.figure.fontFamily,
    fontWeight: 300,
    lineHeight: 1.1,
    fontVariantNumeric: numerals,
  },
  '& .MuiTypography-body1': { marginTop: space.s8, maxWidth: '42rem' },
  [media.desktop]: {
    "&[data-variant='list']": {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      gap: space.s64,
      alignItems: 'start',
      '& > header': { position: 'sticky', top: '7rem', marginBottom: 0 },
      '& li:last-child': { borderBottom: `1px solid ${color.cardLine}` },
    },
    "&[data-variant='columns'] ol": { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))', gap: space.s48 },
    "&[data-variant='columns'] li": { display: 'block', paddingBottom: 0, borderTop: `2px solid ${color.primary}` },
    "&[data-variant='columns'] li::before": { display: 'block', marginBottom: space.s16 },
  },
}))
