import { styled } from '@mui/material/styles'
import { formatDay } from '#src/sections/formatDay.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, size, space } from '#src/ui/tokens.ts'

/** Large figures, each with what it counts, where it comes from and the day somebody looked. */
export function Stats({ eyebrow, title, lead, items, sourceLabel }: ViewProps<'stats'>) {
  const { language } = useSite()
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root role="list">
        {items.map(({ value, label, source }) => (
          <li key={label} className="reveal">
            <p>
              <strong>{value}</strong>
              <span className="label">{label}</span>
            </p>
            <p className="source">
              {sourceLabel}: {source.url ? <a href={source.url}>{source.label}</a> : source.label},{' '}
              <time dateTime={source.checkedOn}>{formatDay(source.checkedOn, language)}</time>
            </p>
          </li>
        ))}
      </Root>
    </>
  )
}

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.s48} clamp(2rem, 1rem + 3vw, 4rem)`,
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space.s20,
    maxWidth: '30rem',
    paddingLeft: space.s24,
    borderLeft: `2px solid ${color.primary}`,
  },
  '& strong': {
    display: 'block',
    color: color.strong,
    fontSize: 'clamp(2.5rem, 1.75rem + 2.6vw, 4rem)',
    fontWeight: 800,
    letterSpacing: '-0.04em',
    lineHeight: 1.05,
  },
  '& .label': { display: 'block', marginTop: space.s12, fontSize: size.lg, lineHeight: 1.45 },
  '& .source': { color: color.muted, fontSize: size.sm },
})
