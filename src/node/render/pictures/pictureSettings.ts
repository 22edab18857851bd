import type { PictureFormat } from '#src/site/pictures/pictureFile.ts'

/** The widths in which pictures are offered, in pixels. A picture of another width is offered in that one as well, up to the maximum. */
export const WIDTHS: readonly number[] = [240, 480, 800, 1280, 2000]

/** Maximum height in pixels: the limit of WebP. */
export const MOST_HEIGHT = 16_383

/** Files below this number of bytes are left unchanged. */
export const SMALLEST_BYTES = 10_000

/**
 * Encoder settings. PNG files mostly contain drawings and screenshots, whose edges and letters need more quality than photographs. AVIF
 * takes 0.2 s per megapixel with effort 3, and 1.3 s with effort 4 for up to a fifth fewer bytes.
 */
export const ENCODING = {
  photo: { avif: { quality: 52, effort: 3 }, webp: { quality: 76, effort: 4 } },
  drawing: { avif: { quality: 66, effort: 3 }, webp: { quality: 88, effort: 4 } },
} as const satisfies Record<'photo' | 'drawing', Record<PictureFormat, { quality: number; effort: number }>>

/** Quality of a part of a photograph, which is shown where its variants are not supported. */
export const CROP_QUALITY = 86

/** Quality of a picture for shared links. */
export const SHARED_QUALITY = 82
