import { isFields } from '#src/site/isFields.ts'

/** The part of a picture that is shown: its left and upper edge, its width and its height, in percent of the picture. */
export type Crop = { x: number; y: number; width: number; height: number }

/** Whether the build reads the pixels of a file, by its name: it measures, resizes and crops these. */
export function hasPixels(src: string): boolean {
  return ['.png', '.jpg', '.webp'].some((ending) => src.endsWith(ending))
}

/** Precedes the rectangle in the name of a cropped file. */
const MARK = '.crop-'

/** Whether a value is a rectangle. */
export function isCrop(value: unknown): value is Crop {
  return isFields(value) && ['x', 'y', 'width', 'height'].every((key) => typeof value[key] === 'number')
}

/** The address of a part of a picture: `/assets/team.crop-10-0-50-100.jpg`. */
export function croppedAddress(src: string, { x, y, width, height }: Crop): string {
  const dot = src.lastIndexOf('.')
  return src.slice(0, dot) + MARK + [x, y, width, height].map((value) => String(rounded(value))).join('-') + src.slice(dot)
}

/** The picture and the rectangle of such an address; undefined for other addresses. */
export function cropOf(address: string): { src: string; crop: Crop } | undefined {
  const [mark, dot] = [address.lastIndexOf(MARK), address.lastIndexOf('.')]
  if (mark === -1 || dot <= mark) return undefined
  const values = address
    .slice(mark + MARK.length, dot)
    .split('-')
    .map(Number)
  const [x, y, width, height] = values
  const crop = { x, y, width, height }
  const src = address.slice(0, mark) + address.slice(dot)
  // Only one spelling is an address.
  return values.length === 4 && isCrop(crop) && croppedAddress(src, crop) === address ? { src, crop } : undefined
}

/** The rectangle in pixels of a picture of this size; at least one pixel, and never outside it. */
export function cropRegion(
  { x, y, width, height }: Crop,
  size: { width: number; height: number },
): { left: number; top: number; width: number; height: number } {
  const [left, wide] = span(x, width, size.width)
  const [top, high] = span(y, height, size.height)
  return { left, top, width: wide, height: high }
}

function span(start: number, share: number, whole: number): [start: number, length: number] {
  const from = Math.min(whole - 1, Math.max(0, Math.round((start * whole) / 100)))
  return [from, Math.min(whole - from, Math.max(1, Math.round((share * whole) / 100)))]
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
