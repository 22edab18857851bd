import { styled } from '@mui/material/styles'
import { type CSSProperties, useState } from 'react'
import type { SectionProps } from '#src/contract/sections.ts'
import { Photo } from '#src/ui/Photo.tsx'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { color, media, radius, space } from '#src/ui/tokens.ts'

type ComparisonProps = Extract<SectionProps<'media'>['shows'], { kind: 'comparison' }> & { sizes: string }

/**
 * Two pictures of the same proportions, the first over the second up to the middle, and up to a slider once it is live. Without JavaScript
 * and on paper they are next to each other.
 */
export function Comparison({ before, after, beforeLabel, afterLabel, sliderLabel, sizes }: ComparisonProps) {
  const isLive = useHydrated()
  const [share, setShare] = useState(50)
  return (
    <Root data-scheme="dark" style={{ '--share': `${share}%` } as CSSProperties}>
      <div className="before">
        <Photo {...before} sizes={sizes} />
        <span>{beforeLabel}</span>
      </div>
      <div className="after">
        <Photo {...after} sizes={sizes} />
        <span>{afterLabel}</span>
      </div>
      {isLive && (
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={sliderLabel}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      )}
    </Root>
  )
}

/** The visible part of the first picture is at the start of the line. */
const CUT = 'inset(0 calc(100% - var(--share)) 0 0)'
const CUT_RTL = 'inset(0 0 0 calc(100% - var(--share)))'

/** The edges of the slider are outside of the picture. */
const FOCUS = { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' } as const

const Root = styled('div')({
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  borderRadius: radius.panel,
  aspectRatio: '16 / 9',
  '&& img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: 0 },
  '& span': {
    position: 'absolute',
    bottom: space.s12,
    padding: `${space.s4} ${space.s12}`,
    borderRadius: radius.control,
    background: color.deep,
    color: color.strong,
    fontSize: '0.875rem',
    fontWeight: 650,
  },
  '& .before > span': { insetInlineStart: space.s12 },
  '& .after > span': { insetInlineEnd: space.s12 },
  '& > div': { position: 'relative', gridArea: '1 / 1', minHeight: 0 },
  '& > .before': { zIndex: 1, clipPath: CUT },
  '& > .before:dir(rtl)': { clipPath: CUT_RTL },
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 2,
    insetBlock: 0,
    insetInlineStart: 'calc(var(--share) - 2px)',
    width: '4px',
    background: color.strong,
    boxShadow: `0 0 0 1px ${color.deep}`,
    pointerEvents: 'none',
  },
  // Arrows on the handle.
  '&:has(> input)::before': {
    content: '"‹ ›" / ""',
    position: 'absolute',
    zIndex: 4,
    top: '50%',
    insetInlineStart: 'var(--share)',
    translate: 'calc(-50% * var(--way, 1)) -43%',
    color: color.deep,
    fontSize: '1.5rem',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '@media (scripting: none), print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s4,
    '& > .before.before': { clipPath: 'none' },
    '& > .after': { gridColumn: 2 },
    '&&::before, &::after': { display: 'none' },
  },
  '& > input': {
    position: 'absolute',
    zIndex: 3,
    inset: 0,
    width: 'calc(100% + 2.75rem)',
    height: '100%',
    marginInline: '-1.375rem',
    appearance: 'none',
    background: 'none',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: '2.75rem',
      height: '2.75rem',
      border: `2px solid ${color.deep}`,
      borderRadius: radius.round,
      background: color.strong,
    },
    '&::-moz-range-thumb': {
      width: '2.75rem',
      height: '2.75rem',
      border: `2px solid ${color.deep}`,
      borderRadius: radius.round,
      background: color.strong,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': FOCUS,
    '&:focus-visible::-moz-range-thumb': FOCUS,
    '@media print': { display: 'none' },
  },
  [media.mobile]: { aspectRatio: '4 / 3' },
})
