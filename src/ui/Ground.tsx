import { styled } from '@mui/material/styles'
import { type CSSProperties, use } from 'react'
import type { SectionGround } from '#schemas/section.ts'
import { groundScrim } from '#src/site/theme/groundScrim.ts'
import { Photo } from './Photo.tsx'
import { PicturesContext } from './PicturesContext.ts'
import { useSite } from './SiteContext.ts'
import { photoSizes } from './photoSizes.ts'
import { color } from './tokens.ts'

/** The veil of `--scrim` percent of the deep ground. */
export const veil = `color-mix(in srgb, ${color.deep} var(--scrim), transparent)`

/** The picture behind a section, as large as its band, with a veil that makes the section’s words readable. */
export function Ground({ src, width, height, focus, scrim }: SectionGround) {
  const { theme } = useSite()
  const brightest = use(PicturesContext)?.[src]?.brightest
  const percent = scrim === 'none' ? 0 : groundScrim(theme, brightest)
  return (
    <Root className="ground" style={{ '--scrim': `${percent}%`, '--focus': focus } as CSSProperties}>
      <Photo src={src} alt="" width={width} height={height} sizes={photoSizes.ground} />
    </Root>
  )
}

/** All text has the color whose contrast is measured. */
const oneColor = {
  '--mui-palette-text-primary': color.strong,
  '--mui-palette-text-secondary': color.strong,
  '--mui-palette-secondary-main': color.strong,
  '--mui-palette-link-main': color.strong,
  '--mui-palette-focus-main': color.strong,
  color: color.strong,
} as const

const Root = styled('div')({
  '.band:has(> .container > &)': { position: 'relative', isolation: 'isolate', overflow: 'clip' },
  // A picture ends at its band: its neighbours are separate, whatever their tones.
  '.band.band:has(> .container > &), .band:has(> .container > &) + .band.band': { paddingTop: 'var(--band-space)' },
  '.band:has(> .container > &) > .container': oneColor,
  '&& ~ [data-scheme="dark"]': oneColor,
  '.container:has(> &) > .breadcrumb li::after': { color: color.strong },
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  // While the picture loads, words are on the ground that they are designed for.
  background: color.deep,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'var(--focus)' },
  '&::after': { content: '""', position: 'absolute', inset: 0, background: veil },
  '@media print, (forced-colors: active)': { display: 'none' },
})
