import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { formatDay } from '#src/sections/formatDay.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, numerals, size, space } from '#src/ui/tokens.ts'

/** News separated by hairlines, newest first; on wide screens the date is next to each. */
export default function NewsList({ eyebrow, title, lead, news, action }: ViewProps<'newsList'>) {
  const { language } = useSite()
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ol role="list">
        {news.map((entry) => (
          <li key={entry.date + entry.title} className="reveal">
            <time dateTime={entry.date}>{formatDay(entry.date, language)}</time>
            <div>
              <Typography variant="h3">{entry.href ? <Link href={entry.href}>{entry.title}</Link> : entry.title}</Typography>
              {entry.text && <Typography>{entry.text}</Typography>}
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={action ? [action] : []} />
    </Root>
  )
}

const Root = styled('div')({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 44rem)',
    gap: `${space.s8} ${space.s48}`,
    alignItems: 'baseline',
    paddingBlock: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
    borderTop: `1px solid ${color.cardLine}`,
  },
  '& li:last-of-type': { borderBottom: `1px solid ${color.cardLine}` },
  '& time': { color: color.muted, fontSize: size.sm, fontWeight: 600, fontVariantNumeric: numerals },
  '& h3 a': { color: 'inherit', textDecorationColor: color.accent },
  '& li p': { marginTop: space.s8 },
  '& .actions': { marginTop: space.s32 },
  [media.mobile]: { '& li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
