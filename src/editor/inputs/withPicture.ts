import type { FieldsAround } from '#src/editor/FieldProps.ts'
import type { ChosenPicture } from './PictureDialog.tsx'

/** Files that the build measures itself. */
const MEASURED = /\.(?:png|jpg|webp)$/

/**
 * The fields of a picture with another file: the description of a new picture, and the pixels of a file that the build does not measure.
 * The pixels of the previous picture are removed.
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
