/** A PNG, JPEG or WebP file of the config folder: its size in pixels, as browsers show it, and in bytes. */
export type PictureFile = {
  width: number
  height: number
  bytes: number
  /** What the build made of it; absent where the file is shown as it is, as in the preview. */
  forms?: PictureForms | undefined
}

/**
 * The forms of a picture: each format in each width, in pixels, narrowest first. Their addresses begin with `name`, such as
 * `team-1a2b3c4d5e`, which changes with what they show; of the name of the file it holds what has no meaning in a list of addresses.
 */
export type PictureForms = { name: string; formats: PictureFormat[]; widths: number[] }

/** The formats that pictures are made in, the smallest first. */
export type PictureFormat = 'avif' | 'webp'
