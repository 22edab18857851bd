import { styled } from '@mui/material/styles'
import { color, radius, shadow, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

/** A document next to the fields read from it; values are highlighted in its lines. */
export function Fields({ lines, fields }: PictureOf<'fields'>) {
  const values = anyOf(fields.map(({ value }) => value))
  return (
    <Root>
      <div className="document">
        <div className="sheet">
          {lines.map((line, index) => (
            <div key={index}>{marked(line, values)}</div>
          ))}
        </div>
      </div>
      <div className="fields">
        {fields.map(({ label, value }, index) => (
          <div className="field" key={index}>
            <div className="quiet">{label}</div>
            <b>{value}</b>
          </div>
        ))}
      </div>
    </Root>
  )
}

// Matches the values as whole words, longer ones first; its one group keeps them when a line is split.
function anyOf(values: string[]): RegExp {
  const words = values
    .toSorted((one, other) => other.length - one.length)
    .map((value) => value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, 'iu')
}

function marked(line: string, values: RegExp) {
  return line.split(values).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& .document': { position: 'relative', padding: space.s16, borderInlineEnd: `1px solid ${color.line}`, background: color.subtle },
  // A round arrow on the border points from the document to the fields.
  '& .document::before, & .document::after': { content: '""', position: 'absolute', top: '50%', insetInlineStart: '100%' },
  '& .document::before': { width: '1.625rem', height: '1.625rem', margin: '-0.8125rem', borderRadius: radius.round, background: color.ink },
  '& .document::after': {
    width: '0.4375rem',
    height: '0.4375rem',
    margin: '-0.21875rem -0.3125rem',
    borderTop: `2px solid ${color.surface}`,
    borderInlineEnd: `2px solid ${color.surface}`,
    transform: 'rotate(calc(45deg * var(--way, 1)))',
  },
  '& .sheet': {
    display: 'grid',
    alignContent: 'start',
    gap: space.s8,
    height: '100%',
    padding: space.s16,
    borderRadius: '0.375rem',
    background: color.surface,
    boxShadow: shadow.card,
    fontSize: '0.75rem',
    lineHeight: 1.5,
  },
  '& .sheet div:first-of-type': {
    paddingBottom: space.s8,
    borderBottom: `2px solid ${color.line}`,
    color: color.strong,
    fontSize: size.sm,
    fontWeight: 700,
  },
  // Two grey lines represent the rest of the page.
  '& .sheet::after': {
    content: '""',
    height: '1.125rem',
    marginTop: space.s4,
    background: [
      `linear-gradient(${color.line} 0 0) 0 0 / 88% 0.375rem no-repeat`,
      `linear-gradient(${color.line} 0 0) 0 100% / 62% 0.375rem no-repeat`,
    ].join(', '),
  },
  '& mark': {
    padding: '0.0625rem 0.1875rem',
    borderRadius: '3px',
    background: color.tintStrong,
    color: color.ink,
    boxDecorationBreak: 'clone',
    boxShadow: `0 2px ${color.primary}`,
  },
  '& .fields': { display: 'grid', alignContent: 'center', gap: space.s8, padding: space.s16 },
  '& .field': {
    padding: `${space.s8} ${space.s12}`,
    border: `1px solid ${color.line}`,
    borderInlineStart: `3px solid ${color.primary}`,
    borderRadius: radius.control,
  },
  '@container (max-width: 26rem)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .document': { borderInlineEnd: 0, borderBottom: `1px solid ${color.line}` },
    '& .document::before, & .document::after': { top: '100%', insetInlineStart: '50%' },
    '& .document::after': { margin: '-0.3125rem -0.21875rem', transform: 'rotate(calc(135deg * var(--way, 1)))' },
  },
})
