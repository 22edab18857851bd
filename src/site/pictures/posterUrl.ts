import { formUrl } from './formUrl.ts'
import type { ShownPicture } from './shownPictures.ts'

/** Wide enough for a poster on most screens, in pixels; a poster cannot be chosen by width. */
const POSTER_WIDTH = 1280

/** The address of the picture in place of a video: its WebP form of a middle width where there is one, else the file itself. */
export function posterUrl(src: string, picture: ShownPicture | undefined): string {
  const forms = picture?.forms
  if (!forms?.formats.includes('webp')) return src
  return formUrl(forms, forms.widths.find((width) => width >= POSTER_WIDTH) ?? forms.widths.at(-1)!, 'webp')
}
