import type { PicturePart } from '#src/site/checks/fieldParts.ts'
import type { Pictures } from '#src/site/checks/readConfig.ts'
import { rule } from '#src/site/checks/rule.ts'
import { writtenParts } from '#src/site/checks/writtenParts.ts'
import { hasPixels } from '#src/site/pictures/crop.ts'

/** Room for the rounding of percentages. */
const TOLERANCE = 0.01

export const crop = rule({
  code: 'E_CROP',
  group: 'shape',
  severity: 'error',
  title: 'Crop that the picture does not have',
  about: 'A crop is a rectangle within a PNG, JPG or WebP file that is not animated.',
  advice: 'Correct the rectangle, or remove it.',
  example: {
    file: 'pages/breads.json',
    replaces: '"updated"',
    bad: '"cover": { "src": "/assets/social.png", "alt": "Loaves", "crop": { "x": 60, "y": 0, "width": 50, "height": 100 } },\n  "updated"',
    good: '"cover": { "src": "/assets/social.png", "alt": "Loaves", "crop": { "x": 50, "y": 0, "width": 50, "height": 100 } },\n  "updated"',
  },
  checkPage: (config) =>
    writtenParts(config).flatMap(({ file, pictures }) =>
      pictures.flatMap(({ crop: said }) => {
        const fault = said && faultOf(said, config.pictures)
        if (!said || !fault) return []
        const { key, message, hint } = fault
        return [{ file, keyPath: key ? [...said.keyPath, key] : said.keyPath, message, hint }]
      }),
    ),
})

type Said = NonNullable<PicturePart['crop']>

function faultOf({ part, files }: Said, pictures: Pictures): { key?: 'width' | 'height'; message: string; hint: string } | undefined {
  const { x, y, width, height } = part
  const hint = 'Remove the crop, or use a PNG, JPG or WebP file.'
  const drawn = files.find((path) => !hasPixels(path))
  if (drawn !== undefined) return { message: `"${drawn}" cannot be cropped: only PNG, JPG and WebP files can`, hint }
  const moving = files.find((path) => pictures.get(path)?.isAnimated)
  if (moving !== undefined) return { message: `"${moving}" cannot be cropped: it is animated`, hint }
  if (x + width > 100 + TOLERANCE) return beyond('width', 'right', x, width)
  if (y + height > 100 + TOLERANCE) return beyond('height', 'lower', y, height)
  return undefined
}

function beyond(key: 'width' | 'height', edge: string, start: number, length: number) {
  const most = Math.round((100 - start) * 100) / 100
  return {
    key,
    message: `${length} exceeds the ${edge} edge of the picture: the crop starts at ${start} %, so at most ${most} % are left`,
    hint: `Use at most ${most}, or start the crop earlier.`,
  }
}
