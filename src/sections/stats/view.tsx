import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { formatDay } from '#src/sections/formatDay.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { colonOf } from '#src/ui/colonOf.ts'
import { color, space } from '#src/ui/tokens.ts'

/** Large figures, each with its meaning, its source and the date on which it was checked. */
export default function Stats({ eyebrow, title, lead, items, sourceLabel }: ViewProps<'stats'>) {
  const { language } = useSite()
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root role="list">
        {items.map(({ value, label, source }) => (
          <li key={label} className="reveal">
            <p>
              <Typography variant="figure" component="strong">
                {value}
              </Typography>
              <Typography variant="h4" component="span">
                {label}
              </Typography>
            </p>
            <Typography variant="caption">
              {sourceLabel}
              {colonOf(language)} {source.url ? <Link href={source.url}>{source.label}</Link> : source.label},{' '}
              <time dateTime={source.checkedOn}>{formatDay(source.checkedOn, language)}</time>
            </Typography>
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
    paddingInlineStart: space.s24,
    borderInlineStart: `2px solid ${color.primary}`,
  },
  '& .MuiTypography-figure, & .MuiTypography-h4': { display: 'block' },
  '& .MuiTypography-h4': { marginTop: space.s12, fontWeight: 600 },
  '& .MuiTypography-caption': { color: color.muted },
})
