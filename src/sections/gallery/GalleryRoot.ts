import { styled } from '@mui/material/styles'
import { color, media, radius, shadow, space } from '#src/ui/tokens.ts'

/** A number of columns with a minimum width; fewer if they do not fit. */
const columns = (count: number, least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${count - 1} * var(--gap)) / ${count})), 1fr))`,
})

/** The grid of a gallery, and the dialogs with the large pictures. */
export const GalleryRoot = styled('ul')({
  display: 'grid',
  '--gap': space.s24,
  gap: `${space.s32} var(--gap)`,
  ...columns(3, '13.5rem'),
  "&[data-columns='2']": columns(2, '18rem'),
  "&[data-columns='4']": columns(4, '8.5rem'),
  '& .small': {
    position: 'relative',
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.card,
    overflow: 'hidden',
    background: color.subtle,
    cursor: 'zoom-in',
  },
  '& .small:focus-visible': { borderRadius: radius.card },
  '& .small img': { width: '100%', height: 'auto', transition: 'transform 0.3s ease' },
  "&[data-crop='landscape'] .small img": { aspectRatio: '3 / 2', objectFit: 'cover' },
  "&[data-crop='square'] .small img": { aspectRatio: '1', objectFit: 'cover' },
  '& .small:hover img': { transform: 'scale(1.03)' },
  '& .sign': {
    position: 'absolute',
    insetInlineEnd: space.s12,
    bottom: space.s12,
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '50%',
    background: color.surface,
    color: color.ink,
    boxShadow: shadow.card,
  },
  '& figcaption': { marginTop: space.s12, color: color.muted },
  '& dialog': {
    position: 'fixed',
    inset: 0,
    margin: 'auto',
    padding: space.s16,
    width: 'fit-content',
    maxWidth: 'min(calc(100vw - 2rem), 90rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    border: 0,
    borderRadius: radius.card,
    background: color.card,
    color: color.text,
    boxShadow: shadow.float,
    overscrollBehavior: 'contain',
  },
  '& dialog::backdrop': { background: 'color-mix(in srgb, var(--mui-palette-brand-deep) 80%, transparent)' },
  '& dialog .MuiIconButton-root': {
    display: 'flex',
    marginBlock: `0 ${space.s8}`,
    marginInline: 'auto 0',
    width: '2.75rem',
    height: '2.75rem',
  },
  // As large as fits below the button, but not larger than the file.
  '& dialog img': {
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 11rem)',
    marginInline: 'auto',
    borderRadius: radius.control,
  },
  '& dialog p': { marginTop: space.s12 },
  // Without popovers, the buttons would open nothing.
  '@supports not selector(:popover-open)': { '& .sign': { display: 'none' }, '& .small': { cursor: 'auto' } },
  [media.mobile]: { '--gap': space.s12, rowGap: space.s24, '& dialog': { padding: space.s12 } },
})
