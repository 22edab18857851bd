import { formUrl } from './formUrl.ts'
import type { ShownPicture } from './shownPictures.ts'

/** What a `source` element says: browsers take the first whose type they know, in the width that fits. */
export type PictureSource = { type: string; srcSet: string; sizes: string }

/** The forms among which browsers choose in place of a picture file; `sizes` says how wide it is shown. None without forms. */
export function pictureSources(picture: ShownPicture | undefined, sizes: string): PictureSource[] {
  const forms = picture?.forms
  if (!forms) return []
  return forms.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: forms.widths.map((width) => `${formUrl(forms, width, format)} ${width}w`).join(', '),
    sizes,
  }))
}
