import { styled } from '@mui/material/styles'
import { radius } from '#src/ui/tokens.ts'
import type { PictureOf } from './PictureOf.ts'

/** A picture file in its own proportions, at most as wide as its place, fetched when it comes near. */
export function Image({ alt, src, width, height }: PictureOf<'image'>) {
  return <Root src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
}

const Root = styled('img')({ width: '100%', height: 'auto', borderRadius: radius.panel })
