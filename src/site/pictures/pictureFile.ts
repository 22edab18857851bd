/** A PNG, JPEG or WebP file of the config folder: its displayed size in pixels, and in bytes. */
export type PictureFile = {
  width: number
  height: number
  bytes: number
  isAnimated?: true | undefined
  /** Its generated versions; absent if the file is shown unchanged, as in the preview. */
  forms?: PictureForms | undefined
  /** Its brightest pixel, 0xRRGGBB; only for pictures behind words, and only in a build. */
  brightest?: number | undefined
}

/**
 * The versions of a picture: each format in each width, in pixels, narrowest first. Their addresses start with `name`, such as
 * `team-1a2b3c4d5e`, which changes with their content; characters with a meaning in `srcset` are removed from the file name.
 */
export type PictureForms = { name: string; formats: PictureFormat[]; widths: number[] }

/** Formats of picture versions, the smallest files first. */
export type PictureFormat = 'avif' | 'webp'
