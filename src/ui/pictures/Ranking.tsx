import { styled } from '@mui/material/styles'
import { color, numerals, radius, size, space } from '#src/ui/tokens.ts'
import { Avatar } from './Avatar.tsx'
import { Meter } from './Meter.tsx'
import type { PictureOf } from './PictureOf.ts'

/** A ranked list; the first row is emphasized. */
export function Ranking({ items }: PictureOf<'ranking'>) {
  return (
    <Root>
      {items.map(({ name, detail, score, tags }, index) => (
        <div className="row" key={index}>
          <span className="rank">{rankOf(score, items)}</span>
          <Avatar name={name} index={index} />
          <div className="who">
            <b>{name}</b>
            <span className="quiet">{detail}</span>
          </div>
          <div className="score">
            <b>{score}</b>
            <Meter value={score} />
          </div>
          {tags.length > 0 && (
            <div className="tags">
              {tags.map((tag) => (
                <span className="pill" key={tag}>
                  {tag}
                </span>
              ))}
            </div>
          )}
        </div>
      ))}
    </Root>
  )
}

/** The rank of a score, from 1; equal scores share a rank. */
function rankOf(score: number, items: { score: number }[]): number {
  return 1 + items.filter((item) => item.score > score).length
}

const Root = styled('div')({
  display: 'grid',
  gap: space.s4,
  padding: space.s8,
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '1.25rem auto minmax(0, 1fr) 4.5rem',
    alignItems: 'center',
    gap: `${space.s8} ${space.s12}`,
    padding: space.s12,
    borderTop: `1px solid ${color.line}`,
  },
  '& .row:first-of-type': { border: `1px solid ${color.decorative}`, borderRadius: radius.control, background: color.tint },
  '& .row:first-of-type + .row': { borderColor: 'transparent' },
  '& .rank': { color: color.muted, fontWeight: 700, textAlign: 'center', fontVariantNumeric: numerals },
  '& .row:first-of-type .rank': { color: color.accent },
  '& .who': { display: 'grid' },
  '& .who b': { fontSize: size.sm },
  '& .row:first-of-type .quiet': { color: color.text },
  '& .score b': {
    display: 'block',
    marginBottom: space.s4,
    fontSize: size.lg,
    lineHeight: 1.2,
    textAlign: 'end',
    fontVariantNumeric: numerals,
  },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: space.s4, gridColumn: '3 / -1' },
  '& .tags .pill': { background: `color-mix(in srgb, ${color.ink} 7%, ${color.surface})` },
  '& .row:first-of-type .pill': { background: color.tintStrong },
  '@container (max-width: 24rem)': {
    '& .row': { gridTemplateColumns: 'auto minmax(0, 1fr) 3.5rem' },
    '& .rank': { display: 'none' },
    '& .tags': { gridColumn: '2 / -1' },
  },
})
