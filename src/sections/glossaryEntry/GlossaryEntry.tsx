import { styled } from '@mui/material/styles'
import { formatDay } from '#src/sections/formatDay.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

/** One term explained; holds the main heading of the page. On wide screens formula and sources stand in a quiet column of their own. */
export function GlossaryEntry(props: ViewProps<'glossaryEntry'>) {
  const { eyebrow, term, also, definition, formula, body, mistakes, mistakesTitle, sources, sourcesTitle } = props
  const { language } = useSite()
  return (
    <Root>
      <header>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{term}</h1>
        {also.length > 0 && (
          <ul role="list" className="also">
            {also.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <p className="definition">{definition}</p>
      </header>
      {formula && (
        <aside className="formula" aria-label={formula.label}>
          <p className="label">{formula.label}</p>
          <p className="expression">{formula.expression}</p>
          {formula.example && <p className="example">{formula.example}</p>}
        </aside>
      )}
      <div className="text">
        <Html html={body} />
        {mistakes.length > 0 && (
          <div className="mistakes">
            <h2>{mistakesTitle}</h2>
            <ul role="list">
              {mistakes.map((mistake) => (
                <li key={mistake}>
                  <Icon name="triangle-alert" />
                  {mistake}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {sources.length > 0 && (
        <div className="sources">
          <h2>{sourcesTitle}</h2>
          <ul role="list">
            {sources.map(({ label, url, checkedOn }) => (
              <li key={`${label} ${url}`}>
                {url ? (
                  <a href={url} rel="noopener">
                    {label}
                  </a>
                ) : (
                  label
                )}
                <time dateTime={checkedOn}>{formatDay(checkedOn, language)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Root>
  )
}

const Root = styled('article')({
  display: 'grid',
  gap: `${space.s48} ${space.s64}`,
  '& > *': { minWidth: 0 },
  '& h1': { maxWidth: '16ch', fontSize: size.h1, letterSpacing: '-0.03em', lineHeight: 1.08, overflowWrap: 'break-word' },
  '& .also': { display: 'flex', flexWrap: 'wrap', gap: space.s8, marginTop: space.s16 },
  '& .also li': {
    padding: `${space.s4} ${space.s12}`,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.round,
    color: color.muted,
    fontSize: size.sm,
    fontWeight: 600,
  },
  '& .definition': {
    maxWidth: '44rem',
    marginTop: space.s32,
    paddingLeft: space.s24,
    borderLeft: `4px solid ${color.primary}`,
    color: color.strong,
    fontSize: 'clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)',
    fontWeight: 500,
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  '& .formula': {
    padding: space.s32,
    borderRadius: radius.card,
    background: 'color-mix(in srgb, var(--mui-palette-secondary-main) 5%, var(--mui-palette-background-default))',
  },
  '& .label': { color: color.accent, fontSize: size.sm, fontWeight: 700 },
  '& .expression': { marginTop: space.s8, color: color.strong, fontSize: size.xl, fontWeight: 700, lineHeight: 1.4, textWrap: 'balance' },
  '& .example': {
    marginTop: space.s16,
    paddingTop: space.s16,
    borderTop: `1px solid ${color.cardLine}`,
    color: color.text,
    fontSize: size.sm,
  },
  '& .text': { maxWidth: '44rem', fontSize: size.lg, lineHeight: 1.7 },
  '& .text h2': { fontSize: size.xxl, letterSpacing: '-0.01em', scrollMarginTop: '6rem' },
  '& .mistakes': { marginTop: space.s48 },
  '& .mistakes ul': { display: 'grid', gap: space.s16, marginTop: space.s20 },
  '& .mistakes li': { display: 'flex', gap: space.s12, fontSize: size.md, lineHeight: 1.6 },
  '& .mistakes .icon': { marginTop: '0.1875rem', color: color.accent },
  '& .sources': { maxWidth: '44rem', paddingTop: space.s24, borderTop: `1px solid ${color.cardLine}`, fontSize: size.sm },
  '& .sources h2': { marginBottom: space.s12, fontSize: size.sm, fontWeight: 700 },
  '& .sources ul': { display: 'grid', gap: space.s12 },
  '& .sources li': { overflowWrap: 'anywhere', lineHeight: 1.5 },
  '& .sources time': { display: 'block', color: color.muted, fontSize: size.xs },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, min(44rem, 60%)) minmax(0, 1fr)',
    '& > header': { gridColumn: '1' },
    '& > header:not(:has(+ .formula))': { gridColumn: '1 / -1' },
    '& > .formula': { gridColumn: '2', alignSelf: 'end' },
    '& > .text': { gridColumn: '1' },
    '& > .sources': { gridColumn: '2', position: 'sticky', top: '7rem', alignSelf: 'start' },
  },
  [media.mobile]: {
    gap: space.s32,
    '& .text': { fontSize: size.md },
    '& .definition': { paddingLeft: space.s16 },
    '& .formula': { padding: space.s24 },
  },
})
