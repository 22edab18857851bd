import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'
import { color, radius, shadow, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

/** Steps joined by a line: stacked, or in a row at large widths. */
export function Flow({ stations }: PictureOf<'flow'>) {
  return (
    <Root>
      {stations.map(({ icon, label, text }, index) => (
        <div className="station" key={index}>
          <span className="tile">
            <Icon name={icon} />
          </span>
          <div>
            <b>{label}</b>
            {text && <div className="quiet">{text}</div>}
          </div>
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gap: space.s24,
  padding: `${space.s24} clamp(${space.s16}, 6cqi, ${space.s48})`,
  background: `radial-gradient(${color.line} 1px, transparent 1.5px) 0 0 / 1.125rem 1.125rem`,
  '& .station': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    padding: space.s12,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: shadow.card,
  },
  '& .tile': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.control,
    background: color.tintStrong,
    color: color.ink,
    fontSize: size.md,
  },
  '& .station:last-of-type .tile': { background: color.primary, color: color.onPrimary },
  '& b': { display: 'block', fontSize: size.sm, lineHeight: 1.3 },
  // The line to the previous step, with a dot in its middle.
  '& .station + .station::before, & .station + .station::after': { content: '""', position: 'absolute', insetInlineStart: '2rem' },
  '& .station + .station::before': {
    bottom: '100%',
    width: '2px',
    height: `calc(${space.s24} + 1px)`,
    marginInlineStart: '-1px',
    background: color.primary,
  },
  '& .station + .station::after': {
    bottom: `calc(100% + ${space.s12} - 0.25rem)`,
    width: '0.625rem',
    height: '0.625rem',
    marginInlineStart: '-0.3125rem',
    border: `2px solid ${color.primary}`,
    borderRadius: radius.round,
    background: color.surface,
  },
  '@container (min-width: 46rem)': {
    '&&': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', paddingBlock: space.s48 },
    '& .station': { flexDirection: 'column', paddingBlock: space.s20, textAlign: 'center' },
    '& .station + .station::before': {
      top: '50%',
      insetInlineEnd: '100%',
      bottom: 'auto',
      insetInlineStart: 'auto',
      width: `calc(${space.s24} + 1px)`,
      height: '2px',
      margin: '-1px 0 0',
    },
    '& .station + .station::after': {
      top: '50%',
      insetInlineEnd: `calc(100% + ${space.s12} - 0.3125rem)`,
      bottom: 'auto',
      insetInlineStart: 'auto',
      margin: '-0.3125rem 0 0',
    },
  },
})
