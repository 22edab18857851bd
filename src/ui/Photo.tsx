import { use } from 'react'
import { pictureSources } from '#src/site/pictures/pictureSources.ts'
import { PicturesContext } from './PicturesContext.ts'

type PhotoProps = {
  src: string
  alt: string
  /** How wide it stands there: one of `photoSizes`. */
  sizes: string
  /** Of the file, in pixels; the file itself says it when left out. */
  width?: number | undefined
  height?: number | undefined
  /** Nobody waits for it, wherever it stands: a face, a logo, or what opens later. */
  isMinor?: boolean
  className?: string
}

/**
 * A picture file, in the form that fits the screen. It is fetched when it comes near, but for the first of a page, which is fetched at
 * once. Its place is kept free meanwhile. `className` and styles are those of the `img`.
 */
export function Photo({ src, alt, sizes, width, height, isMinor, className }: PhotoProps) {
  const picture = use(PicturesContext)?.[src]
  const isFirst = picture?.isFirst && !isMinor
  return (
    <picture>
      {pictureSources(picture, sizes).map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        src={src}
        alt={alt}
        width={width ?? picture?.width}
        height={height ?? picture?.height}
        className={className}
      />
    </picture>
  )
}
