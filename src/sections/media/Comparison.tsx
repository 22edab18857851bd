import { styled } from '@mui/material/styles'
import { type CSSProperties, useState } from 'react'
import type { SectionProps } from '#src/contract/sections.ts'
import { Photo } from '#src/ui/Photo.tsx'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { color, media, radius, space } from '#src/ui/tokens.ts'

type ComparisonProps = Extract<SectionProps<'media'>['shows'], { kind: 'comparison' }> & { sizes: string }

/**
 * Two pictures of the same proportions, the first over the second up to a slider. Without JavaScript and on paper they are next to each
 * other, in the same box, so that nothing moves when the slider appears.
 */
export function Comparison({ before, after, beforeLabel, afterLabel, sliderLabel, sizes }: ComparisonProps) {
  const isLive = useHydrated()
  const [share, setShare] = useState(50)
  return (
    <Root data-slides={isLive ? '' : undefined} style={{ '--share': `${share}%` } as CSSProperties}>
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

const Root = styled('div')({
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  borderRadius: radius.panel,
  aspectRatio: '16 / 9',
  '& > div': { position: 'relative', minHeight: 0 },
  '&& img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: 0 },
  '& span': {
    position: 'absolute',
    bottom: space.s12,
    padding: `${space.s4} ${space.s12}`,
    borderRadius: radius.control,
    background: color.deep,
    color: color.surface,
    fontSize: '0.875rem',
    fontWeight: 650,
  },
  '& .before > span': { insetInlineStart: space.s12 },
  '& .after > span': { insetInlineEnd: space.s12 },
  '@media not print': {
    '&[data-slides]': { gap: 0 },
    '&[data-slides] > div': { gridArea: '1 / 1 / 2 / -1' },
    '&[data-slides] > .before': { zIndex: 1, clipPath: CUT },
    '&[data-slides] > .before:dir(rtl)': { clipPath: CUT_RTL },
    '&[data-slides]::after': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      insetBlock: 0,
      insetInlineStart: 'calc(var(--share) - 2px)',
      width: '4px',
      background: color.surface,
      boxShadow: `0 0 0 1px ${color.deep}`,
      pointerEvents: 'none',
    },
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
      background: color.surface,
    },
    '&::-moz-range-thumb': {
      width: '2.75rem',
      height: '2.75rem',
      border: `2px solid ${color.deep}`,
      borderRadius: radius.round,
      background: color.surface,
    },
    '&:focus-visible': { outlineOffset: '-0.375rem' },
    '@media print': { display: 'none' },
  },
  [media.mobile]: { aspectRatio: '4 / 3' },
})
