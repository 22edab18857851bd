import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { color, media, radius, space } from '#src/ui/tokens.ts'

/**
 * Links to the headings of the page; nothing if it has none. Collapsed on phones and tablets. Next to sections it is a column that stays in
 * view and, if the browser supports it, highlights the section being read.
 */
export default function TableOfContents({ id, title, items }: ViewProps<'tableOfContents'>) {
  const heading = localId('tableOfContents', id ?? '', title)
  if (items.length === 0) return null
  return (
    <Root aria-labelledby={heading}>
      <Typography variant="subtitle2" component="h2" id={heading}>
        {title}
      </Typography>
      <Fold label={title} until="tablet">
        <ol role="list">
          {items.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </Root>
  )
}

const Root = styled('nav')({
  '& ol': { columnWidth: '18rem', columnGap: space.s32 },
  '& li': { breakInside: 'avoid' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingBlock: space.s8,
    color: color.strong,
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  // The summary of the disclosure has the same text; the heading remains for visitors who navigate by headings.
  '@supports selector(::details-content)': {
    [media.sidebar]: { '& > h2': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
  [media.sidebar]: { '& ol': { padding: `${space.s8} ${space.s16}` } },
  [media.desktop]: {
    '& > h2': { marginBottom: space.s8 },
    '.band:not(.beside > *) > .container > &': {
      padding: `${space.s24} ${space.s32} ${space.s20}`,
      border: `1px solid ${color.cardLine}`,
      borderRadius: radius.card,
      background: color.card,
    },
    // The column may be taller than the window; then it scrolls separately.
    '.beside > .band:first-of-type &': {
      maxHeight: 'calc(100vh - 9rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      paddingInlineEnd: space.s8,
    },
    '.beside > .band:first-of-type > .container:has(> &)': { position: 'sticky', top: '7rem' },
    '.beside & ol': { columns: 'auto', scrollTargetGroup: 'auto', borderInlineStart: `2px solid ${color.cardLine}` },
    '.beside & a': {
      minHeight: '2.25rem',
      marginInlineStart: '-2px',
      paddingBlock: '0.375rem',
      paddingInline: `${space.s16} 0`,
      borderInlineStart: '2px solid transparent',
      color: color.text,
      fontSize: '0.9375rem',
      fontWeight: 500,
    },
    '.beside & a:hover': { color: color.strong },
    '@media (forced-colors: active)': { '.beside & a': { borderInlineStartColor: 'Canvas' } },
    '.beside & a:target-current': { borderInlineStartColor: color.primary, color: color.strong, fontWeight: 700 },
  },
})
