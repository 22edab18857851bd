import { z } from 'zod'
import { AssetPath, line } from './atoms.ts'

/** Extensions of files whose size the build reads. */
const MEASURED = /\.(?:png|jpg|webp)$/

const side = z.int().min(1).max(10_000)

/** The size of a picture file, for formats that the build does not measure. */
export const pictureSize = {
  width: side
    .optional()
    .meta({ description: 'Width of the file, in pixels. Default: measured, for PNG, JPG and WebP files.', kind: 'width' }),
  height: side
    .optional()
    .meta({ description: 'Height of the file, in pixels. Default: measured, for PNG, JPG and WebP files.', kind: 'height' }),
}

const percent = z.number().min(0).max(99)

/** The part of a picture that is shown. */
const crop = z
  .strictObject({
    x: percent.describe('Left edge, in percent of the width of the file.'),
    y: percent.describe('Upper edge, in percent of the height of the file.'),
    width: z.number().min(1).max(100).describe('Width, in percent of the width of the file.'),
    height: z.number().min(1).max(100).describe('Height, in percent of the height of the file.'),
  })
  .optional()
  .meta({
    description: 'The part of the picture that is shown, wherever it appears; the file stays whole. For PNG, JPG and WebP files.',
    kind: 'crop',
  })

/** The fields of a picture file with its alternative text. */
export const photo = {
  alt: line(240).meta({ description: 'What the picture shows, for people who cannot see it.', kind: 'alt' }),
  src: AssetPath.describe('The picture file. The build generates smaller versions for smaller screens.'),
  srcDark: AssetPath.optional().describe(
    'The same picture for the dark scheme of the theme, in the same proportions, such as a drawing with light lines.',
  ),
  ...pictureSize,
  crop,
}

/** The same fields, with a required size for files that cannot be measured. */
export function sized<Shape extends z.ZodType<{ src: string; width?: number | undefined; height?: number | undefined }>>(
  shape: Shape,
): Shape {
  return shape.superRefine(({ src, width, height }, context) => {
    const missing = Object.entries({ width, height }).flatMap(([key, said]) => (said === undefined ? [key] : []))
    const isMeasured = MEASURED.test(src) && missing.length === 2
    // Reported as an invalid picture name.
    if (missing.length === 0 || isMeasured || !AssetPath.safeParse(src).success) return
    const names = missing.map((key) => `"${key}"`).join(' and ')
    const message = `${names} ${missing.length === 1 ? 'is' : 'are'} missing: the size of this file, in pixels`
    context.addIssue({ code: 'custom', path: ['src'], message, params: { code: 'E_MISSING' } })
  })
}
