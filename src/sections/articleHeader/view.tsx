import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { formatDay } from '#src/sections/formatDay.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { CoverPicture } from '#src/ui/CoverPicture.tsx'
import { Portrait } from '#src/ui/Portrait.tsx'
import { TagList } from '#src/ui/TagList.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, numerals, radius, size, space } from '#src/ui/tokens.ts'

/** The title of an article with its facts; on wide screens, the cover is next to it. */
export default function ArticleHeader(props: ViewProps<'articleHeader'>) {
  const { headline, series, summary, authors, published, changed, minutes, tags, cover } = props
  const { language, words } = useSite()
  const hasFacts = published !== undefined || minutes !== undefined
  return (
    <Root data-cover={cover ? '' : undefined}>
      <div className="words">
        {series && (
          <Typography variant="overline" component="div">
            {series.href === undefined ? series.label : <Link href={series.href}>{series.label}</Link>}
          </Typography>
        )}
        <Typography variant="h1">{headline}</Typography>
        {summary !== undefined && <Typography variant="subtitle1">{summary}</Typography>}
        {(authors.length > 0 || hasFacts) && (
          <div className="by">
            {authors.length > 0 && (
              <ul role="list" aria-label={words.articleAuthors}>
                {authors.map(({ name, href, portrait }) => (
                  <li key={href}>
                    <Portrait name={name} src={portrait} />
                    <Link href={href} rel="author">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {hasFacts && (
              <div className="facts">
                {published !== undefined && <time dateTime={published}>{formatDay(published, language)}</time>}
                {changed !== undefined && (
                  <time dateTime={changed}>{words.articleChanged.replace('{day}', formatDay(changed, language))}</time>
                )}
                {minutes !== undefined && <span>{words.articleMinutes.replace('{count}', String(minutes))}</span>}
              </div>
            )}
          </div>
        )}
        <TagList tags={tags} />
      </div>
      {cover && (
        <div className="cover">
          <CoverPicture cover={cover} sizes={photoSizes.half} />
        </div>
      )}
    </Root>
  )
}

const Root = styled('header')({
  display: 'grid',
  gap: `${space.s32} clamp(2.5rem, 1.5rem + 3vw, 5.5rem)`,
  alignItems: 'center',
  '& > .words': { minWidth: 0, maxWidth: '56rem' },
  '& h1': { fontSize: 'clamp(2rem, 1.5rem + 2.1vw, 3.25rem)', lineHeight: 1.12, overflowWrap: 'break-word', textWrap: 'balance' },
  '& .MuiTypography-overline': { marginBottom: space.s8 },
  '& .MuiTypography-overline a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' },
  '& .MuiTypography-subtitle1': { marginTop: space.s16, maxWidth: '46rem' },
  '& .by': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s12} ${space.s24}`, marginTop: space.s24 },
  '& .by ul': { display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s20}` },
  '& .by li': { display: 'flex', alignItems: 'center', gap: space.s12 },
  '& .by li a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: color.strong, fontWeight: 600 },
  '& .MuiAvatar-root': { width: '2.5rem', height: '2.5rem', fontSize: size.sm },
  '& .facts': { display: 'flex', flexWrap: 'wrap', color: color.muted, fontSize: size.sm, fontVariantNumeric: numerals },
  // Lines do not start with a dot.
  '& .facts > :not(:last-child)::after': { content: '"·"', marginInline: space.s8 },
  '& .by + ul': { marginTop: space.s24 },
  '& > .cover': { minWidth: 0, overflow: 'hidden', borderRadius: radius.panel },
  [media.desktop]: { '&[data-cover]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})
