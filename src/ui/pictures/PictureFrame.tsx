import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { color, radius, shadow, size, space } from '#src/ui/tokens.ts'

/**
 * The window that all drawn scenes share, floating on a tinted stage: one image for assistive technology, named by `alt`.
 * The window is a light surface on every band, and carries the look of the small parts (avatar, pill, meter, mark).
 */
export function PictureFrame({ alt, caption, children }: { alt: string; caption?: string | undefined; children: ReactNode }) {
  return (
    <Stage role="img" aria-label={alt}>
      <div className="window" data-scheme="light" aria-hidden="true">
        <div className="bar">
          <span className="dots" />
          {caption && <span className="caption">{caption}</span>}
        </div>
        {children}
      </div>
    </Stage>
  )
}

const brand = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, transparent)`

const Stage = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  width: '100%',
  padding: 'clamp(0.75rem, 5%, 2.5rem)',
  borderRadius: radius.panel,
  background: [
    `radial-gradient(90% 80% at 100% 0%, ${brand(24)}, transparent 70%)`,
    `radial-gradient(80% 70% at 0% 100%, ${brand(14)}, transparent 70%)`,
    brand(8),
  ].join(', '),
  '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1, borderRadius: radius.round, aspectRatio: '1' },
  '&::before': { top: '-4.5rem', right: '-3.5rem', width: '15rem', border: `2rem solid ${brand(14)}` },
  '&::after': { bottom: '-3.5rem', left: '-3.5rem', width: '9.5rem', border: `1.5rem solid ${brand(12)}` },

  '& .window': {
    container: 'picture / inline-size',
    overflow: 'hidden',
    border: `1px solid color-mix(in srgb, ${color.ink} 12%, transparent)`,
    borderRadius: radius.card,
    background: color.surface,
    backgroundClip: 'padding-box',
    boxShadow: shadow.float,
    color: color.text,
    fontSize: size.xs,
    fontWeight: 500,
    lineHeight: 1.4,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: '2.625rem',
    padding: `${space.s8} ${space.s16}`,
    borderBottom: `1px solid ${color.line}`,
    background: color.subtle,
  },
  '& .dots': {
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    marginRight: '1.75rem',
    borderRadius: radius.round,
    background: color.decorative,
    boxShadow: `0.875rem 0 ${color.line}, 1.75rem 0 ${color.line}`,
  },
  '& .caption': { color: color.strong, fontWeight: 700 },

  '& b': { color: color.strong, fontWeight: 700 },
  '& .quiet': { color: color.muted, fontSize: '0.75rem' },
  '& .pill': {
    display: 'inline-block',
    padding: '0.125rem 0.5rem',
    borderRadius: '0.75rem',
    background: color.tintStrong,
    color: color.ink,
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& .avatar': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: radius.round,
    background: color.tintStrong,
    color: color.ink,
    fontSize: '0.75rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  '& .avatar[data-hue="1"]': { background: `color-mix(in srgb, ${color.link} 14%, ${color.surface})` },
  '& .avatar[data-hue="2"]': { background: `color-mix(in srgb, ${color.warning} 16%, ${color.surface})` },
  '& .avatar[data-hue="3"]': { background: `color-mix(in srgb, ${color.ink} 12%, ${color.surface})` },
  '& .meter': { display: 'block', overflow: 'visible' },
  '& .meter .track': { fill: color.line },
  '& .meter .fill': { fill: color.primary },
  '& .mark': { flex: 'none', width: '1.25rem', height: '1.25rem', color: color.success },
  '& .mark[data-state="partial"]': { color: color.warning },
  '& .mark[data-state="missing"]': { color: color.control },
  '& .mark .disc': { fill: 'currentColor' },
  '& .mark .ring, & .mark .stroke': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .mark .stroke': { stroke: color.surface },
})
