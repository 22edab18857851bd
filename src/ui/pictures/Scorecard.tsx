import { styled } from '@mui/material/styles'
import { color, radius, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

const SCALE = [1, 2, 3, 4, 5]

/** An evaluation form: criteria rated 1 to 5 with notes, and a summary. */
export function Scorecard({ subtitle, criteria, summary }: PictureOf<'scorecard'>) {
  return (
    <Root>
      {subtitle && <div className="subtitle">{subtitle}</div>}
      {criteria.map(({ label, rating, note }, index) => (
        <div className="row" key={index}>
          <b>{label}</b>
          <div className="scale">
            {SCALE.map((step) => (
              <span key={step} data-step={step === rating ? 'chosen' : step < rating ? 'below' : 'above'}>
                {step}
              </span>
            ))}
          </div>
          {note && <span className="quiet">{note}</span>}
        </div>
      ))}
      {summary && (
        <div className="summary">
          <svg viewBox="0 0 20 20">
            <path d="M3.5 14 13 4.5l2.5 2.5L6 16.5H3.5zM11 17h6" />
          </svg>
          {summary}
        </div>
      )}
    </Root>
  )
}

const Root = styled('div')({
  padding: space.s16,
  '& .subtitle': { paddingBottom: space.s12, color: color.muted },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.s4} ${space.s16}`,
    paddingBlock: space.s12,
    borderTop: `1px solid ${color.line}`,
  },
  '& .subtitle + .row': { borderTop: `1px solid ${color.line}` },
  '& .row:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& .row > b': { fontSize: size.sm },
  '& .row .quiet': { gridColumn: '1 / -1' },
  '& .scale': { display: 'flex', gap: '3px' },
  '& .scale span': {
    display: 'grid',
    placeItems: 'center',
    width: '1.625rem',
    height: '1.625rem',
    borderRadius: '0.375rem',
    background: color.subtle,
    color: color.muted,
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& .scale [data-step="below"]': { background: color.tintStrong, color: color.ink },
  '& .scale [data-step="chosen"]': { background: color.primary, color: color.onPrimary, fontWeight: 800 },
  '& .summary': {
    display: 'flex',
    gap: space.s8,
    marginTop: space.s4,
    padding: space.s12,
    borderRadius: radius.control,
    background: color.tint,
  },
  '& .summary svg': {
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '@container (max-width: 22rem)': { '& .row': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 } },
})
