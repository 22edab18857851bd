import { FORMS_FOLDER } from './formsFolder.ts'
import type { PictureFormat } from './pictureFile.ts'

/** The address of one form of the picture at `src`, such as `/static/pictures/team-1a2b3c4d5e-800.avif`. */
export function formUrl(src: string, hash: string, width: number, format: PictureFormat): string {
  const name = src.slice(src.lastIndexOf('/') + 1, src.lastIndexOf('.'))
  return `${FORMS_FOLDER}/${name}-${hash}-${width}.${format}`
}
