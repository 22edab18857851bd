import { styled } from '@mui/material/styles'
import { color, media, radius, shadow, space } from '#src/ui/tokens.ts'

/** A picture or video with its caption; the notice of an external video overlays its picture, and is below it on phones. */
export const MediaRoot = styled('div')({
  // Next to a heading, too, a picture has its width before it has loaded.
  "&[data-width='reading'] figure": { width: '100%', maxWidth: '52rem', marginInline: 'auto' },
  '& figure img, & figure > video, & .stage > iframe': { display: 'block', width: '100%', height: 'auto', borderRadius: radius.panel },
  '& figcaption': { marginTop: space.s16, color: color.muted },
  '& .stage': { position: 'relative' },
  '& .stage iframe': { aspectRatio: '16 / 9', border: 0, background: color.deep },
  '& .ask': {
    position: 'absolute',
    insetInlineStart: 'clamp(1rem, 0.5rem + 1.5vw, 2rem)',
    bottom: 'clamp(1rem, 0.5rem + 1.5vw, 2rem)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.s12,
    maxWidth: 'min(26rem, calc(100% - 2rem))',
    padding: space.s20,
    borderRadius: radius.card,
    background: color.card,
    color: color.text,
    boxShadow: shadow.float,
  },
  [media.desktop]: {
    // A heading is next to a picture that leaves enough space.
    "&[data-width='reading']:has(> header)": {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gap: space.s64,
      alignItems: 'center',
    },
    "&[data-width='reading'] > header": { marginBottom: 0 },
  },
  [media.mobile]: { '& .ask': { position: 'static', maxWidth: 'none', marginTop: space.s12, boxShadow: shadow.card } },
})
