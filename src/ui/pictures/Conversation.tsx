import { styled } from '@mui/material/styles'
import { color, radius, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

/** A conversation, our messages on the right, above an empty input. */
export function Conversation({ messages }: PictureOf<'conversation'>) {
  return (
    <Root>
      {messages.map(({ from, text, when }, index) => (
        <div className="message" data-from={from} key={index}>
          <svg className="person" viewBox="0 0 32 32">
            <circle cx="16" cy="12.5" r="4.5" />
            <path d="M7.5 26a8.5 8.5 0 0 1 17 0" />
          </svg>
          <div className="bubble">{text}</div>
          {when && <span className="quiet">{when}</span>}
        </div>
      ))}
      <div className="composer">
        <svg viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="16" />
          <path d="M16 22V10.5M11 15.5l5-5 5 5" />
        </svg>
      </div>
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gap: space.s16,
  padding: space.s16,
  '& .message': {
    display: 'grid',
    gridTemplateColumns: '2rem auto',
    justifyContent: 'start',
    gap: `${space.s4} ${space.s8}`,
    paddingInlineEnd: '12%',
  },
  '& .message[data-from="us"]': { gridTemplateColumns: 'auto 2rem', justifyContent: 'end', paddingInlineEnd: 0, paddingInlineStart: '12%' },
  '& .person': {
    gridRow: 1,
    alignSelf: 'end',
    width: '2rem',
    height: '2rem',
    borderRadius: radius.round,
    background: `color-mix(in srgb, ${color.ink} 10%, ${color.surface})`,
    fill: color.muted,
  },
  '& [data-from="us"] .person': { gridColumn: 2, background: color.primary, fill: color.onPrimary },
  '& .bubble': {
    gridRow: 1,
    padding: '0.625rem 0.875rem',
    borderRadius: radius.card,
    borderEndStartRadius: '0.25rem',
    background: `color-mix(in srgb, ${color.ink} 6%, ${color.surface})`,
    lineHeight: 1.5,
  },
  '& [data-from="us"] .bubble': {
    gridColumn: 1,
    borderRadius: radius.card,
    borderEndEndRadius: '0.25rem',
    background: color.tintStrong,
    color: color.ink,
  },
  '& .quiet': { gridColumn: 2 },
  '& [data-from="us"] .quiet': { gridColumn: 1, textAlign: 'end' },
  '& .composer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '0.375rem',
    paddingInlineStart: space.s16,
    border: `1px solid ${color.line}`,
    borderRadius: radius.round,
    background: color.subtle,
  },
  '& .composer::before': { content: '""', width: '34%', height: '0.5rem', borderRadius: radius.round, background: color.line },
  '& .composer svg': {
    width: '2rem',
    height: '2rem',
    fill: color.primary,
    stroke: color.onPrimary,
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .composer circle': { stroke: 'none' },
  '& .composer path': { fill: 'none' },
})
