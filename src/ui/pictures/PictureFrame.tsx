import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'
import { color, radius, shadow, size, space } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'
import { smallParts } from './smallParts.ts'

/** The frame of a drawn scene. */
type Frame = Pick<PictureOf<'board'>, 'alt' | 'caption' | 'view' | 'navigation' | 'notes'>

/**
 * The surface of a drawn scene: one image for assistive technology, named by `alt`. It is light on every band, and contains the styles of
 * small parts (avatar, pill, meter, mark).
 */
export function PictureFrame({ alt, caption, view, navigation, notes, children }: Frame & { children: ReactNode }) {
  return (
    <Stage role="img" aria-label={notes.length > 0 ? [alt, ...notes].join(' ') : alt} data-view={view}>
      <div className="surface" data-scheme="light" aria-hidden="true">
        {view === 'window' && navigation && <Navigation {...navigation} />}
        <div className="scene">
          {caption && view !== 'bare' && <p className="caption">{caption}</p>}
          {children}
        </div>
      </div>
      {notes.length > 0 && (
        <div className="notes" data-scheme="light" aria-hidden="true">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </Stage>
  )
}

function Navigation({ items, current }: NonNullable<Frame['navigation']>) {
  return (
    <div className="navigation">
      {items.map(({ icon, label }, index) => (
        <p key={label} data-current={index + 1 === current ? '' : undefined}>
          <Icon name={icon} />
          <span>{label}</span>
        </p>
      ))}
    </div>
  )
}

const ground = (percent: number) => `color-mix(in srgb, ${color.primary} ${percent}%, ${color.surface})`
const hairline = `1px solid color-mix(in srgb, ${color.ink} 12%, transparent)`

const Stage = styled('div')({
  position: 'relative',
  container: 'stage / inline-size',
  width: '100%',
  '& > .surface': {
    container: 'picture / inline-size',
    color: color.text,
    fontSize: size.sm,
    fontWeight: 500,
    lineHeight: 1.45,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& .caption': { padding: `${space.s16} ${space.s20} ${space.s4}`, color: color.strong, fontSize: size.md, fontWeight: 750 },

  '&[data-view="window"] > .surface': {
    display: 'flex',
    overflow: 'hidden',
    border: hairline,
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: shadow.float,
  },
  '& .scene': { flex: 1, minWidth: 0, container: 'picture / inline-size' },
  '& .navigation': {
    flex: 'none',
    display: 'grid',
    alignContent: 'start',
    gap: space.s4,
    width: '10.5rem',
    padding: `${space.s20} ${space.s12}`,
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.subtle,
    '& p': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.625rem',
      padding: `${space.s8} 0.625rem`,
      borderRadius: radius.control,
      color: color.muted,
    },
    '& .icon': { fontSize: '0.875rem' },
    '& [data-current]': { background: color.tintStrong, color: color.ink, fontWeight: 700 },
  },
  '@container stage (max-width: 36rem)': { '& .navigation': { width: 'auto', paddingInline: space.s8, '& span': { display: 'none' } } },
  '@container stage (max-width: 24rem)': { '& .navigation': { display: 'none' } },

  '&[data-view="detail"]': {
    overflow: 'hidden',
    padding: `clamp(${space.s20}, 7cqi, ${space.s48}) 0 0 clamp(${space.s20}, 7cqi, ${space.s48})`,
    borderRadius: radius.panel,
    border: `1px solid ${ground(22)}`,
    background: `linear-gradient(150deg, ${ground(9)}, ${ground(22)})`,
    '& > .surface': { paddingBottom: space.s12, borderStartStartRadius: radius.card, background: color.surface, boxShadow: shadow.float },
  },

  '&[data-view="annotated"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s20,
    '& > .surface': {
      flex: '1 1 100%',
      minWidth: 0,
      overflow: 'hidden',
      border: hairline,
      borderRadius: radius.card,
      background: color.surface,
      boxShadow: shadow.card,
    },
    '& > .notes': { display: 'grid', alignContent: 'space-evenly', gap: space.s12 },
    '& > .notes p': {
      position: 'relative',
      paddingInlineStart: space.s20,
      color: color.strong,
      fontSize: size.sm,
      fontWeight: 600,
      lineHeight: 1.4,
      '&::before': {
        content: '""',
        position: 'absolute',
        top: '0.35em',
        // Includes the ring around it.
        insetInlineStart: '0.125rem',
        width: '0.625rem',
        height: '0.625rem',
        border: `2px solid ${color.surface}`,
        borderRadius: radius.round,
        background: color.primary,
        boxShadow: `0 0 0 2px ${color.primary}`,
      },
    },
  },
  // Next to the scene if there is room for both.
  '@container stage (min-width: 36rem)': {
    '&[data-view="annotated"]': {
      '& > .surface': { flex: '1 1 0' },
      '& > .notes': { flex: '0 0 11.5rem' },
      // A line from each note to the scene.
      '& > .notes p::after': {
        content: '""',
        position: 'absolute',
        top: 'calc(0.35em + 0.25rem)',
        insetInlineEnd: '100%',
        width: space.s20,
        borderTop: `2px solid ${color.primary}`,
      },
    },
  },

  ...smallParts,
})
