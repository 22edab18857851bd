import { styled } from '@mui/material/styles'
import { color, radius, size, space } from '#src/ui/tokens.ts'
import { Avatar } from './Avatar.tsx'
import type { PictureOf } from './PictureOf.ts'

/** Columns of cards; two columns at narrow widths. */
export function Board({ columns }: PictureOf<'board'>) {
  return (
    <Root data-columns={columns.length}>
      {columns.map(({ title, cards }, column) => (
        <div className="column" key={column}>
          <div className="head">
            <b>{title}</b>
            <span className="quiet">{cards.length}</span>
          </div>
          <div className="cards">
            {cards.map((card, index) => (
              <div className="card" key={index}>
                <Avatar name={card.title} index={column + index} />
                <b>{card.title}</b>
                {card.text && <span className="quiet">{card.text}</span>}
                {card.badge && <span className="pill">{card.badge}</span>}
              </div>
            ))}
          </div>
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  padding: space.s12,
  '& .column': { container: 'column / inline-size', padding: space.s8, borderRadius: radius.control, background: color.subtle },
  '& .head': { display: 'flex', alignItems: 'baseline', gap: space.s8, padding: `${space.s4} ${space.s4} ${space.s8}` },
  '& .head::before': {
    content: '""',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: radius.round,
    background: color.control,
  },
  '& .column:nth-of-type(2) .head::before': { background: color.decorative },
  '& .column:nth-of-type(3) .head::before': { background: color.primary },
  '& .column:last-of-type .head::before': { background: color.primaryText },
  '& .head b': { flex: 1 },
  '& .cards': { display: 'grid', gap: space.s8 },
  '& .card': {
    display: 'grid',
    justifyItems: 'start',
    gap: '0.1875rem 0.625rem',
    padding: '0.625rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    boxShadow: `0 1px 2px color-mix(in srgb, ${color.ink} 6%, transparent)`,
    lineHeight: 1.35,
  },
  '& .pill': { marginTop: space.s4 },
  '& .avatar': { display: 'none' },
  '@container column (min-width: 11rem)': {
    '& .card': { gridTemplateColumns: '1.875rem minmax(0, 1fr)', alignItems: 'center' },
    '& .card > *': { gridColumn: 2 },
    '& .card b:last-child': { gridRow: '1 / span 2' },
    '& .card .avatar': { display: 'grid', gridArea: '1 / 1 / span 2', width: '1.875rem', height: '1.875rem' },
  },
  '@container picture (min-width: 44rem)': { padding: space.s16, gap: space.s12, fontSize: size.sm },
  '@container picture (max-width: 26rem)': {
    '&&': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .card': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .card > *': { gridColumn: 1 },
    '& .card .avatar': { display: 'none' },
    '&[data-columns="3"] .column:last-of-type': { gridColumn: 'span 2' },
    '&[data-columns="3"] .column:last-of-type .cards': { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
  },
  // If two columns would break words, only the first is shown in full, with a hint of the others.
  '@container picture (max-width: 17rem)': { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' }, '&&& .column': { gridColumn: 'auto' } },
})
