import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, size, space } from '#src/ui/tokens.ts'

/** Numbered statements under hairlines; on wide screens the heading stays beside them while they scroll by. */
export function Principles({ eyebrow, title, lead, items }: ViewProps<'principles'>) {
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ol role="list">
        {items.map((item) => (
          <li key={item.title} className="reveal">
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Root>
  )
}

const Root = styled('div')({
  '& ol': { counterReset: 'principle' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'clamp(1rem, 0.5rem + 2.5vw, 2.5rem)',
    paddingBlock: 'clamp(1.5rem, 1.25rem + 1vw, 2.25rem)',
    borderTop: `1px solid ${color.cardLine}`,
    counterIncrement: 'principle',
  },
  '& li::before': {
    content: 'counter(principle, decimal-leading-zero) / ""',
    minWidth: '2ch',
    color: color.accent,
    fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2.25rem)',
    fontWeight: 300,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li:last-child': { borderBottom: `1px solid ${color.cardLine}` },
  '& h3': { fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', letterSpacing: '-0.015em' },
  '& p': { marginTop: space.s8 },
  '& li p': { maxWidth: '42rem', fontSize: size.md },
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    gap: space.s64,
    alignItems: 'start',
    '& .section-heading': { position: 'sticky', top: '7rem', marginBottom: 0 },
  },
})
