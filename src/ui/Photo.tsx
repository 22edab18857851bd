import { use } from 'react'
import { pictureSources } from '#src/site/pictures/pictureSources.ts'
import { PicturesContext } from './PicturesContext.ts'
import { SiteContext } from './SiteContext.ts'

type PhotoProps = {
  src: string
  /** The file for the dark scheme. */
  srcDark?: string | undefined
  alt: string
  /** Its display width: one of `photoSizes`. */
  sizes: string
  /** The file’s size in pixels; by default, the size in the file. */
  width?: number | undefined
  height?: number | undefined
  /** Not important for loading, wherever it is: a portrait, a logo, or something that opens later. */
  isMinor?: boolean
  className?: string
}

/**
 * A picture file, in the version that fits the screen. It loads lazily, except for the first picture of a page, which loads at once. Its
 * space is reserved. `className` and styles apply to the `img`. If both schemes can be shown, each has its own picture.
 */
export function Photo({ srcDark, className = '', ...file }: PhotoProps) {
  if (srcDark === undefined || use(SiteContext)?.theme.night === undefined) return <File {...file} className={className || undefined} />
  return (
    <>
      <File {...file} className={`${className} by-day`.trim()} />
      <File {...file} src={srcDark} isMinor className={`${className} by-night`.trim()} />
    </>
  )
}

function File({
  src,
  alt,
  sizes,
  width,
  height,
  isMinor,
  className,
}: Omit<PhotoProps, 'srcDark' | 'className'> & { className: string | undefined }) {
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
