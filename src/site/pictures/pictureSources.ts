import { formUrl } from './formUrl.ts'
import type { ShownPicture } from './shownPictures.ts'

/** What a `source` element says: browsers take the first whose type they know, in the width that fits. */
export type PictureSource = { type: string; srcSet: string; sizes: string }

/** The forms among which browsers choose in place of the file at `src`; `sizes` says how wide it is shown. None without forms. */
export function pictureSources(src: string, picture: ShownPicture | undefined, sizes: string): PictureSource[] {
  if (!picture?.forms) return []
  const { hash, formats, widths } = picture.forms
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${formUrl(src, hash, width, format)} ${width}w`).join(', '),
    sizes,
  }))
}
