import type { PictureFormat, PictureForms } from './pictureFile.ts'

/** Folder of generated picture versions on the site. */
const FORMS_FOLDER = '/static/pictures'

/** The address of one version of a picture, such as `/static/pictures/team-1a2b3c4d5e-800.avif`. */
export function formUrl({ name }: Pick<PictureForms, 'name'>, width: number, format: PictureFormat): string {
  return `${FORMS_FOLDER}/${name}-${width}.${format}`
}
