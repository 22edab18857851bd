import { styled } from '@mui/material/styles'
import { color, radius, size, space } from '#src/ui/tokens.ts'
import { Meter } from './Meter.tsx'
import type { PictureOf } from './PictureOf.ts'
import { StateMark } from './StateMark.tsx'

// Notes up to this length fit into a pill next to the label.
const PILL = 22

/** A checklist below the share of passed checks. */
export function Checks({ items }: PictureOf<'checks'>) {
  const met = items.filter(({ state }) => state === 'met').length
  return (
    <Root>
      <div className="share">
        <Meter value={(met / items.length) * 100} />
        <b>
          {met} / {items.length}
        </b>
      </div>
      {items.map(({ label, state, note }, index) => (
        <div className="check" data-state={state} key={index}>
          <StateMark state={state} />
          <b>{label}</b>
          {note && <span className={note.length > PILL ? 'quiet' : 'pill'}>{note}</span>}
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  padding: space.s16,
  '& .share': { display: 'flex', alignItems: 'center', gap: space.s12, paddingBottom: space.s12 },
  '& .share .meter': { flex: 1, width: 0 },
  '& .share b': { whiteSpace: 'nowrap' },
  '& .check': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    padding: space.s12,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
  },
  '& .check + .check': { marginTop: space.s8 },
  '& .check b': { fontSize: size.sm, fontWeight: 650, lineHeight: 1.35 },
  '& .check .quiet': { gridColumn: '2 / -1' },
  '& .check[data-state="partial"]': { background: `color-mix(in srgb, ${color.warning} 4%, ${color.surface})` },
  '& .check[data-state="partial"] .pill': { background: `color-mix(in srgb, ${color.warning} 16%, ${color.surface})` },
  '& .check[data-state="missing"]': { borderStyle: 'dashed', borderColor: color.control },
  '& .check[data-state="missing"] .pill': { background: `color-mix(in srgb, ${color.ink} 8%, ${color.surface})` },
  // Next to the label if there is room.
  '@container picture (max-width: 21rem)': { '& .check .pill': { gridColumn: '2 / -1', justifySelf: 'start' } },
})
