import type { FormField } from '#src/node/dev/editor/wire.ts'
import { SHARED_PICTURE } from '#src/site/constants.ts'
import type { Crop } from '#src/site/pictures/crop.ts'

/** What a new crop shows. */
export const FIRST_CROP: Crop = { x: 10, y: 10, width: 80, height: 80 }

/** Proportions of crops, as width divided by height, by their names. */
export const PROPORTIONS: Readonly<Record<string, number>> = {
  'Square (1:1)': 1,
  'Photograph (3:2)': 3 / 2,
  'Screen (16:9)': 16 / 9,
  [`Shared links (${SHARED_PICTURE.width} × ${SHARED_PICTURE.height})`]: SHARED_PICTURE.width / SHARED_PICTURE.height,
  'Portrait (2:3)': 2 / 3,
}

/** Whether a field is the part of a picture that is shown: a rectangle in percent. */
export function isCropField(field: FormField): boolean {
  return field.kind === 'group' && field.fields.map(({ name }) => name).join(' ') === 'x y width height'
}

/** A rectangle in tenths of a percent, within the picture and at least one percent in size. */
export function tidyCrop({ x, y, width, height }: Crop): Crop {
  const [left, wide] = span(x, width)
  const [top, high] = span(y, height)
  return { x: left, y: top, width: wide, height: high }
}

/** The largest crop with these proportions around the centre of another, in a picture of `width` × `height` pixels. */
export function cropWith(proportions: number, crop: Crop, size: { width: number; height: number }): Crop {
  // In percent of a picture, the proportions of a crop depend on those of the picture.
  const ratio = (proportions * size.height) / size.width
  const wide = Math.min(100, 100 * ratio)
  const centre = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  const most = Math.max(crop.width, crop.height * ratio)
  const width = Math.min(wide, most)
  const height = width / ratio
  return tidyCrop({ x: inside(centre.x - width / 2, width), y: inside(centre.y - height / 2, height), width, height })
}

function inside(start: number, length: number): number {
  return Math.min(100 - length, Math.max(0, start))
}

function span(start: number, length: number): [start: number, length: number] {
  const from = tenths(Math.min(99, Math.max(0, start)))
  return [from, tenths(Math.min(100 - from, Math.max(1, length)))]
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
