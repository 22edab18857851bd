import { z } from 'zod'
import { AssetPath, line } from './atoms.ts'

/** The fields of a picture file with its alternative text. */
export const photo = {
  alt: line(240).meta({ description: 'What the picture shows, for people who do not see it.', kind: 'alt' }),
  src: AssetPath.describe('The picture file.'),
  width: z.int().min(1).max(10_000).meta({ description: 'Width of the file, in pixels.', kind: 'width' }),
  height: z.int().min(1).max(10_000).meta({ description: 'Height of the file, in pixels.', kind: 'height' }),
}
