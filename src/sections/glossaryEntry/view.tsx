import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { formatDay } from '#src/sections/formatDay.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, size, space } from '#src/ui/tokens.ts'

/**
 * The explanation of a term, with the main heading of the page. On wide screens, formula, mistakes and sources are in a column next to it.
 */
export default function GlossaryEntry(props: ViewProps<'glossaryEntry'>) {
  const { eyebrow, term, also, definition, formula, body, mistakes, mistakesTitle, sources, sourcesTitle } = props
  const { language, words } = useSite()
  return (
    <Root>
      <header>
        {eyebrow && <Typography variant="overline">{eyebrow}</Typography>}
        <Typography variant="h1">{term}</Typography>
        {also.length > 0 && (
          <ul role="list" className="also" aria-label={words.alsoCalled}>
            {also.map((name) => (
              <Chip key={name} component="li" size="small" variant="outlined" label={name} />
            ))}
          </ul>
        )}
      </header>
      <Typography className="definition">{definition}</Typography>
      {formula && (
        <Card role="group" className="formula" aria-label={formula.label}>
          <Typography variant="overline">{formula.label}</Typography>
          <Typography variant="h3" component="p">
            {formula.expression}
          </Typography>
          {formula.example && <Typography variant="body2">{formula.example}</Typography>}
        </Card>
      )}
      <Html html={body} className="prose" />
      <div className="notes">
        {mistakes.length > 0 && (
          <Alert severity="warning" role="note" icon={<Icon name="triangle-alert" />}>
            <Typography variant="h4" component="h2">
              {mistakesTitle}
            </Typography>
            <ul>
              {mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </Alert>
        )}
        {sources.length > 0 && (
          <div className="sources">
            <Typography variant="h6" component="h2">
              {sourcesTitle}
            </Typography>
            <ul role="list">
              {sources.map(({ label, url, checkedOn }) => (
                <li key={`${label} ${url}`}>
                  {url ? (
                    <Link href={url} rel="noopener">
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                  <time dateTime={checkedOn}>{formatDay(checkedOn, language)}</time>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Root>
  )
}

const Root = styled('article')({
  display: 'grid',
  gap: space.s32,
  '& > *': { minWidth: 0 },
  '& h1': { maxWidth: '18ch', overflowWrap: 'break-word' },
  '& > header > .MuiTypography-overline': { marginBottom: space.s8 },
  '& .also': { display: 'flex', flexWrap: 'wrap', gap: space.s8, marginTop: space.s16 },
  '& .definition': {
    maxWidth: '44rem',
    // Belongs to the title, but is next to the text, so that reader modes of browsers include it.
    marginTop: `calc(${space.s24} - ${space.s32})`,
    paddingInlineStart: space.s24,
    borderInlineStart: `4px solid ${color.primary}`,
    color: color.strong,
    fontSize: 'clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)',
    fontWeight: 500,
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  '& .formula': { display: 'grid', gap: space.s8, background: color.tintedGround },
  '& .formula > .MuiTypography-body2': { marginTop: space.s8, paddingTop: space.s16, borderTop: `1px solid ${color.cardLine}` },
  '& > .prose': { fontSize: size.lg, lineHeight: 1.7 },
  '& > .prose h2': { fontSize: size.xxl, scrollMarginTop: '6rem' },
  '& > .notes': { display: 'grid', gap: space.s32, alignContent: 'start' },
  '& > .notes:empty': { display: 'none' },
  '& .notes li + li': { marginTop: space.s8 },
  '& .MuiAlert-message > ul': { marginTop: space.s8, paddingInlineStart: space.s16, fontSize: '0.9375rem', lineHeight: 1.55 },
  '& .sources': { fontSize: size.sm },
  '& .sources ul': { marginTop: space.s8 },
  '& .sources li': { overflowWrap: 'anywhere', lineHeight: 1.5 },
  '& .sources time': { display: 'block', color: color.muted, fontSize: size.xs },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 22rem)',
    justifyContent: 'space-between',
    gap: `${space.s48} ${space.s64}`,
    '& > header': { gridColumn: '1' },
    '& > header:not(:has(~ .formula))': { gridColumn: '1 / -1' },
    '& > .definition': { gridColumn: '1', marginTop: `calc(${space.s24} - ${space.s48})` },
    '& > .formula': { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'end' },
    '& > .prose': { gridColumn: '1' },
    '& > .notes': { gridColumn: '2', position: 'sticky', top: '7rem', alignSelf: 'start' },
  },
  [media.mobile]: { '& > .prose': { fontSize: size.md }, '& .definition': { paddingInlineStart: space.s16 } },
})
