import type { PictureFormat } from './pictureFile.ts'

/** Where the forms of pictures lie on the site. */
const FORMS_FOLDER = '/static/pictures'

/**
 * The address of one form of the picture at `src`, such as `/static/pictures/team-1a2b3c4d5e-800.avif`. Of the name it holds what has no
 * meaning in a list of addresses.
 */
export function formUrl(src: string, hash: string, width: number, format: PictureFormat): string {
  const name = src.slice(src.lastIndexOf('/') + 1, src.lastIndexOf('.')).replaceAll(/[^\w.-]+/g, '-')
  return `${FORMS_FOLDER}/${name}-${hash}-${width}.${format}`
}
