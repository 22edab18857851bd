import { styled } from '@mui/material/styles'
import type { Cover } from '#src/site/fields/fieldValue.ts'
import { Photo } from './Photo.tsx'

/** The cover of a page, cropped to the box around it so that its focus point stays visible. `sizes` is one of `photoSizes`. */
export function CoverPicture({ cover: { src, alt, width, height, focus }, sizes }: { cover: Cover; sizes: string }) {
  return (
    <Crop style={focus && { ['--focus' as string]: `${focus.x}% ${focus.y}%` }}>
      <Photo src={src} alt={alt} width={width} height={height} sizes={sizes} />
    </Crop>
  )
}

const Crop = styled('span')({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'var(--focus, 50% 50%)' },
  '& picture': { display: 'contents' },
})
