import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { NeighbourLinks } from '#src/ui/NeighbourLinks.tsx'
import { Portrait } from '#src/ui/Portrait.tsx'
import { TagList } from '#src/ui/TagList.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, numerals, radius, space } from '#src/ui/tokens.ts'

/** The end of an article: tags, the parts of its series, its authors, and the articles before and after it. */
export default function ArticleFooter({ tags, series, authors, previous, next }: ViewProps<'articleFooter'>) {
  const { words } = useSite()
  return (
    <Root>
      <TagList tags={tags} />
      {series && (
        <div className="series">
          <Typography variant="h4" component="h2">
            {series.href === undefined ? series.label : <Link href={series.href}>{series.label}</Link>}
          </Typography>
          {series.description !== undefined && <Typography>{series.description}</Typography>}
          <ol>
            {series.parts.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Link href={href} aria-current={isCurrent && 'page'}>
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {authors.length > 0 && (
        <div>
          <Typography variant="h4" component="h2">
            {words.articleAuthors}
          </Typography>
          <ul role="list" className="authors">
            {authors.map(({ name, href, summary, portrait }) => (
              <li key={href}>
                <Portrait name={name} src={portrait} />
                <div>
                  <Link href={href} rel="author">
                    {name}
                  </Link>
                  <Typography variant="body2">{summary}</Typography>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <NeighbourLinks previous={previous} next={next} />
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gap: space.s32,
  maxWidth: '56rem',
  '& > *': { minWidth: 0 },
  '& > .series': { padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)', borderRadius: radius.card, border: `1px solid ${color.cardLine}` },
  '& > .series p': { marginTop: space.s4, color: color.muted },
  '& > .series ol': { marginTop: space.s16, paddingInlineStart: '1.5em' },
  '& > .series li::marker': { color: color.muted, fontVariantNumeric: numerals },
  '& > .series li': { paddingBlock: space.s4 },
  '& > .series [aria-current]': { color: color.strong, fontWeight: 700, textDecoration: 'none' },
  '& .authors': {
    display: 'grid',
    gap: space.s24,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    marginTop: space.s16,
  },
  '& .authors li': { display: 'flex', alignItems: 'center', gap: space.s16 },
  '& .authors li > div:last-child': { minWidth: 0 },
  '& .authors a': { color: color.strong, fontWeight: 700 },
  '& .MuiAvatar-root': { width: '4rem', height: '4rem' },
})
