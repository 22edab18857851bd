import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { Card as Page } from '#src/site/pages/pageData.ts'
import { CoverPicture } from '#src/ui/CoverPicture.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { color, media, numerals, radius, shadow, size, space } from '#src/ui/tokens.ts'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { balancedSpans } from './balancedSpans.ts'

type Entry = Pick<Page, 'path' | 'name' | 'icon' | 'cover' | 'written'> & {
  id?: string | undefined
  summary?: string | undefined
  facts?: readonly Fact[]
}

/** A field of an entry, with its label. */
export type Fact = { label: string; text: string }

type Props = { cards: Entry[]; columns: 2 | 3 | 4; linkLabel?: string; level?: 2 | 3 | 4 }

/**
 * Cards that link to pages. The only link of a card is in its heading; it covers the whole card. If one of them has a cover, all have the
 * same size, and those without one show a tinted area.
 */
export function EntryList({ cards, columns, linkLabel, level = 3 }: Props) {
  const withCovers = cards.some(({ cover }) => cover)
  const spans = withCovers ? [] : balancedSpans(cards.length, columns)
  return (
    <Root role="list" data-columns={withCovers ? columns : undefined}>
      {cards.map(({ id, path, name, summary, icon, cover, written, facts = [] }, index) => (
        <Card key={path} id={id} component="li" className="card reveal" data-span={spans[index]}>
          {cover && (
            <div className="cover">
              <CoverPicture cover={cover} sizes={photoSizes.columns[columns]} />
            </div>
          )}
          {!cover && withCovers && <div className="cover">{icon && <Icon name={icon} />}</div>}
          {icon && !withCovers && (
            <span className="sign">
              <Icon name={icon} />
            </span>
          )}
          <Typography variant="h3" component={`h${level}`} {...written}>
            <a href={path}>{name}</a>
          </Typography>
          {facts.length > 0 && (
            <p className="facts">
              {facts.map(({ label, text }) => (
                <span key={label} title={label}>
                  {text}
                </span>
              ))}
            </p>
          )}
          {summary !== undefined && (
            <Typography className="summary" {...written}>
              {summary}
            </Typography>
          )}
          {linkLabel && (
            // A second link with the same target would only be read twice.
            <span className="more" aria-hidden="true">
              {linkLabel}
              <Icon name="arrow-right" />
            </span>
          )}
        </Card>
      ))}
    </Root>
  )
}

const Root = styled('ul')({
  container: 'entries / inline-size',
  display: 'grid',
  gap: space.s20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  '--edge': 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
  '& > .card': { position: 'relative', display: 'flex', flexDirection: 'column' },
  '& > .card.MuiPaper-ruled': { '--edge': '0px' },
  '& > .card:has(> .cover)': { padding: `0 var(--edge) ${space.s24}`, overflow: 'hidden' },
  '& > .card:hover': { borderColor: color.accent, boxShadow: shadow.card },
  '& > .card.MuiPaper-ruled:hover': { boxShadow: 'none' },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    marginBottom: space.s20,
    borderRadius: radius.control,
    background: 'color-mix(in srgb, var(--mui-palette-secondary-main) 12%, var(--mui-palette-background-paper))',
    color: color.accent,
    fontSize: size.lg,
  },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
  '& p': { marginTop: space.s8 },
  '& .facts': { color: color.muted, fontSize: size.sm, fontVariantNumeric: numerals },
  '& .facts > span + span::before': { content: '"·"', marginInline: space.s8 },
  '& .cover': {
    display: 'grid',
    margin: `0 calc(-1 * var(--edge)) ${space.s20}`,
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    placeItems: 'center',
    background: 'color-mix(in srgb, var(--mui-palette-secondary-main) 10%, var(--mui-palette-background-paper))',
    color: color.accent,
    fontSize: size.xxl,
  },
  '& .cover > span': { width: '100%' },
  '& .more': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    marginTop: 'auto',
    paddingTop: space.s24,
    color: color.accent,
    fontWeight: 700,
  },
  '& .more .icon': { transition: 'transform 0.2s' },
  '& > .card:hover .more .icon': { transform: 'translateX(calc(4px * var(--way, 1)))' },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    ...Object.fromEntries(
      [2, 3, 4].map((count) => [`&[data-columns="${count}"]`, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }]),
    ),
    ...Object.fromEntries([3, 4, 6, 12].map((span) => [`& > [data-span="${span}"]`, { gridColumn: `span ${span}` }])),
  },
  // Rows with the icon at the side: cards would be several screens long.
  [media.mobile]: {
    gap: space.s12,
    '& > .card:not(:has(> .cover))': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.s16,
      padding: space.s16,
    },
    '& > .card.MuiPaper-ruled': { paddingInline: 0 },
    '& > .card > *': { gridColumn: '1 / -1' },
    '--edge': space.s16,
    '& > .card:has(> .sign) > :not(.sign)': { gridColumn: 2 },
    '& > .card > .sign': { gridColumn: 1, gridRow: '1 / span 2', marginBottom: 0, width: '2.5rem', height: '2.5rem' },
    '& p': { marginTop: space.s4, fontSize: '0.9375rem' },
    '& .more': { display: 'none' },
    '@container entries (max-width: 16rem)': {
      '& > .card > .sign': { gridRow: 'auto', marginBottom: space.s12 },
      '& > .card:has(> .sign) > :not(.sign)': { gridColumn: '1 / -1' },
    },
  },
})
