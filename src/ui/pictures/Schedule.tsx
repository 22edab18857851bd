import { styled } from '@mui/material/styles'
import { color, numerals, radius, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

/** A week with slots: free ones outlined, booked ones hatched and struck through, selected ones filled with a tick. */
export function Schedule({ days }: PictureOf<'schedule'>) {
  return (
    <Root>
      {days.map(({ day, slots }, index) => (
        <div className="day" key={index}>
          <b>{day}</b>
          {slots.map(({ time, state }) => (
            <span className="slot" data-state={state} key={time}>
              {time}
              {state === 'chosen' && (
                <svg viewBox="0 0 20 20">
                  <circle cx="10" cy="10" r="10" />
                  <path d="m5.8 10.3 2.8 2.8 5.6-6" />
                </svg>
              )}
            </span>
          ))}
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBlock: space.s12,
  paddingInline: space.s8,
  '& .day': { display: 'flex', flexDirection: 'column', gap: space.s8, padding: `0 ${space.s8} ${space.s8}` },
  '& .day + .day': { borderInlineStart: `1px solid ${color.line}` },
  '& .day b': { paddingBlock: space.s8, fontSize: size.sm, textAlign: 'center' },
  '& .slot': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '3rem',
    padding: space.s4,
    border: `1px solid ${color.decorative}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.strong,
    fontWeight: 600,
    textAlign: 'center',
    fontVariantNumeric: numerals,
  },
  '& .slot[data-state="booked"]': {
    borderColor: color.line,
    background: `repeating-linear-gradient(135deg, ${color.subtle} 0 6px, color-mix(in srgb, ${color.line} 55%, ${color.subtle}) 6px 7px)`,
    color: color.muted,
    fontWeight: 500,
    textDecoration: 'line-through',
  },
  '& .slot[data-state="chosen"]': {
    borderColor: color.primary,
    background: color.primary,
    color: color.onPrimary,
    fontWeight: 800,
    boxShadow: `0 0 0 3px ${color.tintStrong}`,
  },
  '& svg': {
    position: 'absolute',
    top: '-0.5rem',
    insetInlineEnd: '-0.375rem',
    width: '1.25rem',
    height: '1.25rem',
    fill: color.ink,
    stroke: color.surface,
    strokeWidth: 2,
  },
  '& circle': { stroke: 'none' },
  '& path': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '@container (max-width: 26rem)': {
    '&&': { paddingInline: space.s4 },
    '& .day': { paddingInline: space.s4 },
    '& .slot': { paddingInline: 0, fontSize: '0.75rem' },
  },
})
