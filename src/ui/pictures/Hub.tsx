import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'
import { color, radius, shadow, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

type Spoke = PictureOf<'hub'>['spokes'][number]

/** One item in the middle, connected by curves to the items at its left and right. */
export function Hub({ center, spokes }: PictureOf<'hub'>) {
  const half = Math.ceil(spokes.length / 2)
  const left = spokes.slice(0, half)
  const right = spokes.slice(half)
  return (
    <Root>
      <Side spokes={left} />
      <Curves count={left.length} from={0} />
      <b className="center">{center}</b>
      <Curves count={right.length} from={100} />
      <Side spokes={right} />
    </Root>
  )
}

function Side({ spokes }: { spokes: Spoke[] }) {
  return (
    <div className="side">
      {spokes.map(({ icon, label }, index) => (
        <div className="place" key={index}>
          <div className="spoke">
            <Icon name={icon} />
            <b>{label}</b>
          </div>
        </div>
      ))}
    </div>
  )
}

// The items of a side have equal heights, so the curves start at the middle of equal parts.
function Curves({ count, from }: { count: number; from: 0 | 100 }) {
  const starts = Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 100)
  return (
    <svg className="curves" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={starts.map((y) => `M${from} ${y}C50 ${y} 50 50 ${100 - from} 50`).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(1.5rem, 0.3fr) 7rem minmax(1.5rem, 0.3fr) minmax(0, 1fr)',
  padding: space.s20,
  background: `radial-gradient(${color.line} 1px, transparent 1.5px) 0 0 / 1.125rem 1.125rem`,
  '& .side': { display: 'grid', gridAutoRows: '1fr' },
  '& .place': { display: 'grid', alignItems: 'center', paddingBlock: '0.375rem' },
  '& .spoke': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '3rem',
    padding: `${space.s8} ${space.s12}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    boxShadow: shadow.card,
    lineHeight: 1.3,
  },
  '& .icon': { color: color.accent, fontSize: size.md },
  '& .center': {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'center',
    aspectRatio: '1',
    // Above the curves on both sides.
    zIndex: 1,
    padding: space.s8,
    borderRadius: radius.round,
    background: color.primary,
    boxShadow: `0 0 0 0.5rem ${color.tintStrong}, 0 0 0 1rem color-mix(in srgb, ${color.tintStrong} 45%, transparent)`,
    color: color.onPrimary,
    fontSize: size.sm,
    fontWeight: 800,
    lineHeight: 1.25,
    textAlign: 'center',
  },
  '& .curves': { width: '100%', height: '100%' },
  '& path': { fill: 'none', stroke: color.primary, strokeWidth: 2 },
  '@container (max-width: 30rem)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr) 1.25rem minmax(0, 0.85fr) 1.25rem minmax(0, 1fr)', padding: space.s8 },
    '& .spoke': { flexDirection: 'column', gap: space.s4, padding: space.s8, fontSize: '0.75rem', textAlign: 'center' },
    '& b': { hyphens: 'auto' },
    '& .center': { padding: space.s4, fontSize: '0.75rem' },
  },
})
