import { styled } from '@mui/material/styles'
import type { Card } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { color, media, radius, shadow, size, space } from '#src/ui/tokens.ts'

/** Cards that lead to pages. The heading holds the one link of a card; it covers the whole card. */
export function EntryList({ cards, columns, linkLabel }: { cards: Card[]; columns: 2 | 3 | 4; linkLabel?: string }) {
  return (
    <Root role="list" data-columns={columns}>
      {cards.map(({ path, name, summary, icon }) => (
        <li key={path} className="card reveal">
          {icon && (
            <span className="sign">
              <Icon name={icon} />
            </span>
          )}
          <h3>
            <a href={path}>{name}</a>
          </h3>
          <p>{summary}</p>
          {linkLabel && (
            // The link of the card is its heading; a second one of the same target would only be read twice.
            <span className="more" aria-hidden="true">
              {linkLabel}
              <Icon name="arrow-right" />
            </span>
          )}
        </li>
      ))}
    </Root>
  )
}

const Root = styled('ul')({
  display: 'grid',
  gap: space.s24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))' },
  // Four cards in three columns would leave one alone.
  '&[data-columns="4"], &[data-columns="3"]:has(> :nth-of-type(4):last-of-type)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  },
  '& .card': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: space.s32,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    background: color.card,
  },
  '& .card:hover': { borderColor: color.accent, boxShadow: shadow.card },
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
  '& h3': { fontSize: size.xl, lineHeight: 1.3 },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
  '& p': { marginTop: space.s8, marginBottom: 'auto', color: color.text },
  '& .more': { display: 'flex', alignItems: 'center', gap: space.s8, marginTop: space.s24, color: color.accent, fontWeight: 700 },
  '& .more .icon': { transition: 'transform 0.2s' },
  '& .card:hover .more .icon': { transform: 'translateX(4px)' },
  [media.mobile]: { gap: space.s16, '& .card': { padding: space.s24 } },
})
