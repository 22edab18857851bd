import { formUrl } from './formUrl.ts'
import type { ShownPicture } from './shownPictures.ts'

/** Sufficient width of a poster for most screens, in pixels; browsers cannot choose a poster by width. */
const POSTER_WIDTH = 1280

/** The address of the poster of a video: a WebP version of medium width if there is one, otherwise the file itself. */
export function posterUrl(src: string, picture: ShownPicture | undefined): string {
  const forms = picture?.forms
  if (!forms?.formats.includes('webp')) return src
  return formUrl(forms, forms.widths.find((width) => width >= POSTER_WIDTH) ?? forms.widths.at(-1)!, 'webp')
}
