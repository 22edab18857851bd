import type { FieldsAround } from '#src/editor/FieldProps.ts'
import { hasPixels } from '#src/site/pictures/crop.ts'
import type { ChosenPicture } from './PictureDialog.tsx'

/**
 * The fields of a picture with another file: the description of a new picture, and the pixels of a file that the build does not measure.
 * The pixels, the crop and the focus point of the previous picture are removed.
 */
export function withPicture({ names, value }: Pick<FieldsAround, 'names' | 'value'>, field: string, { path, size, alt }: ChosenPicture) {
  const hasSize = names.includes('width') && names.includes('height')
  const known = { ...value }
  for (const name of hasSize ? ['width', 'height', ...(field === 'src' ? ['crop', 'focus'] : [])] : []) delete known[name]
  const isKept = value[field] === path
  return {
    ...(isKept ? value : known),
    [field]: path,
    ...(alt !== undefined && names.includes('alt') && { alt }),
    ...(hasSize && size && !hasPixels(path) && size),
  }
}
