import type { FieldsAround } from '#src/editor/FieldProps.ts'
import type { ChosenPicture } from './PictureDialog.tsx'

/** The build measures these files itself. */
const MEASURED = /\.(?:png|jpg|webp)$/

/**
 * The fields around a picture with another one in it: what a new one shows, and the pixels of a file that does not say them itself.
 * Pixels of the picture before are left out: they would be wrong.
 */
export function withPicture({ names, value }: Pick<FieldsAround, 'names' | 'value'>, field: string, { path, size, alt }: ChosenPicture) {
  const { width: _width, height: _height, ...others } = value
  const hasSize = names.includes('width') && names.includes('height')
  const known = hasSize ? others : value
  const isKept = value[field] === path
  return {
    ...(isKept ? value : known),
    [field]: path,
    ...(alt !== undefined && names.includes('alt') && { alt }),
    ...(hasSize && size && !MEASURED.test(path) && size),
  }
}
