import { styled } from '@mui/material/styles'
import { Photo } from '#src/ui/Photo.tsx'
import { radius } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

/** A picture file in its own proportions, as wide as its container. */
export function Image({ alt, src, srcDark, width, height, sizes }: PictureOf<'image'> & { sizes: string }) {
  return <Root src={src} srcDark={srcDark} width={width} height={height} alt={alt} sizes={sizes} />
}

const Root = styled(Photo)({ width: '100%', height: 'auto', borderRadius: radius.panel })
