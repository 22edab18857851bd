import { z } from 'zod'
import { AssetPath, line } from './atoms.ts'

/** Endings of the files whose own size the build reads. */
const MEASURED = /\.(?:png|jpg|webp)$/

const side = z.int().min(1).max(10_000)

/** The size of a picture file, for files that do not say it themselves. */
export const pictureSize = {
  width: side
    .optional()
    .meta({ description: 'Width of the file, in pixels. PNG, JPG and WebP files are measured when it is left out.', kind: 'width' }),
  height: side
    .optional()
    .meta({ description: 'Height of the file, in pixels. PNG, JPG and WebP files are measured when it is left out.', kind: 'height' }),
}

/** The fields of a picture file with its alternative text. */
export const photo = {
  alt: line(240).meta({ description: 'What the picture shows, for people who do not see it.', kind: 'alt' }),
  src: AssetPath.describe('The picture file. Visitors get smaller forms of it that fit their screens.'),
  ...pictureSize,
}

/** The same fields, where a file that cannot be measured needs its size. */
export function sized<Shape extends z.ZodType<{ src: string; width?: number | undefined; height?: number | undefined }>>(
  shape: Shape,
): Shape {
  return shape.superRefine(({ src, width, height }, context) => {
    const isMeasured = MEASURED.test(src) && width === undefined && height === undefined
    if (isMeasured) return
    for (const [key, said] of Object.entries({ width, height })) {
      if (said === undefined) context.addIssue({ code: 'custom', path: [key], message: `must be said: the ${key} of the file, in pixels` })
    }
  })
}
