import { styled } from '@mui/material/styles'
import { color, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'
import { StateMark } from './StateMark.tsx'

/** A score in a ring next to its requirements. */
export function Match({ score, scoreLabel, rows }: PictureOf<'match'>) {
  return (
    <Root>
      <div className="total">
        <div className="dial">
          <svg viewBox="0 0 120 120">
            <circle className="track" cx="60" cy="60" r="52" />
            <circle
              className="fill"
              cx="60"
              cy="60"
              r="52"
              pathLength="100"
              strokeDasharray={`${score} 100`}
              transform="rotate(-90 60 60)"
            />
          </svg>
          <b>{score}</b>
        </div>
        <b>{scoreLabel}</b>
      </div>
      <div className="rows">
        {rows.map(({ label, state, evidence }, index) => (
          <div className="row" key={index}>
            <StateMark state={state} />
            <div>
              <b>{label}</b>
              <div className="evidence">{evidence}</div>
            </div>
          </div>
        ))}
      </div>
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 34%) minmax(0, 1fr)',
  '& .total': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s12,
    padding: space.s16,
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.tint,
    textAlign: 'center',
  },
  '& .dial': { display: 'grid', placeItems: 'center', width: 'min(100%, 8rem)' },
  '& .dial > *': { gridArea: '1 / 1' },
  '& .dial svg': { width: '100%' },
  '& circle': { fill: 'none', strokeWidth: 11, strokeLinecap: 'round' },
  '& .track': { stroke: color.tintStrong },
  '& .fill': { stroke: color.primary },
  '& .dial b': { fontSize: '2.125rem', fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1 },
  '& .rows': { display: 'grid', alignContent: 'center', padding: `${space.s8} ${space.s16}` },
  '& .row': { display: 'flex', gap: space.s12, paddingBlock: '0.625rem' },
  '& .row + .row': { borderTop: `1px solid ${color.line}` },
  '& .row b': { display: 'block' },
  '& .evidence': {
    marginTop: space.s4,
    paddingInlineStart: space.s8,
    borderInlineStart: `2px solid ${color.decorative}`,
    borderRadius: '1px',
    color: color.muted,
    fontSize: '0.75rem',
  },
  '@container (max-width: 26rem)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .total': {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      borderInlineEnd: 0,
      borderBottom: `1px solid ${color.line}`,
      textAlign: 'start',
    },
    '& .dial': { flex: 'none', width: '4.5rem' },
    '& .dial b': { fontSize: size.xl },
  },
})
