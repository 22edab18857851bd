import { styled } from '@mui/material/styles'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

/** Links to the headings of the page; nothing when it has none. */
export function TableOfContents({ title, items }: ViewProps<'tableOfContents'>) {
  const heading = localId('tableOfContents', title)
  if (items.length === 0) return null
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ol role="list">
        {items.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </Root>
  )
}

const Root = styled('nav')({
  padding: `${space.s24} ${space.s32} ${space.s20}`,
  border: `1px solid ${color.cardLine}`,
  borderRadius: radius.card,
  background: color.card,
  '& h2': { marginBottom: space.s8, color: color.muted, fontSize: size.sm, fontWeight: 700 },
  '& ol': { columnWidth: '18rem', columnGap: space.s32, counterReset: 'heading' },
  '& li': { breakInside: 'avoid', counterIncrement: 'heading' },
  '& a': {
    display: 'flex',
    gap: space.s12,
    alignItems: 'baseline',
    minHeight: '2.75rem',
    paddingBlock: space.s8,
    color: color.strong,
    fontWeight: 600,
    lineHeight: 1.45,
    textDecoration: 'none',
  },
  '& a::before': {
    content: 'counter(heading)',
    flex: 'none',
    minWidth: '1.5em',
    color: color.accent,
    fontSize: size.sm,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a:hover': { textDecoration: 'underline' },
  [media.mobile]: { padding: space.s20 },
})
