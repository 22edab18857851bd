import { formUrl } from './formUrl.ts'
import type { ShownPicture } from './shownPictures.ts'

/** Attributes of a `source` element: browsers use the first type that they support, in the width that fits. */
export type PictureSource = { type: string; srcSet: string; sizes: string }

/** The versions of a picture from which browsers choose; `sizes` is its display width. Empty without versions. */
export function pictureSources(picture: ShownPicture | undefined, sizes: string): PictureSource[] {
  const forms = picture?.forms
  if (!forms) return []
  return forms.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: forms.widths.map((width) => `${formUrl(forms, width, format)} ${width}w`).join(', '),
    sizes,
  }))
}
