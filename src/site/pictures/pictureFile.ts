/** A PNG, JPEG or WebP file of the config folder: its size in pixels, as browsers show it, and in bytes. */
export type PictureFile = {
  width: number
  height: number
  bytes: number
  /** What the build made of it; absent where the file is shown as it is, as in the preview. */
  forms?: PictureForms | undefined
}

/** The forms of a picture: each format in each width, in pixels, narrowest first. `hash` changes with what they show. */
export type PictureForms = { hash: string; formats: PictureFormat[]; widths: number[] }

/** The formats that pictures are made in, the smallest first. */
export type PictureFormat = 'avif' | 'webp'
