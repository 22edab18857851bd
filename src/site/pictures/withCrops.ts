import { isFields } from '#src/site/isFields.ts'
import { type Crop, cropRegion, croppedAddress, isCrop } from './crop.ts'

type Point = { x: number; y: number }
type Cropped = { src: string; crop: Crop; srcDark?: unknown; width?: unknown; height?: unknown; focus?: Point }

/**
 * A value in which each picture with a `crop` is the part of it: its address, its size and its focus point are those of the part. Values
 * without crops are returned as they are.
 */
export function withCrops<Value>(value: Value): Value {
  return made(value) as Value
}

function made(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(made)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isFields(value)) return value
  if (typeof value['src'] === 'string' && isCrop(value['crop'])) return cropped(value as Cropped)
  let changed: Record<string, unknown> | undefined
  for (const key in value) {
    const next = made(value[key])
    if (next !== value[key]) (changed ??= { ...value })[key] = next
  }
  return changed ?? value
}

function cropped({ crop, ...picture }: Cropped): object {
  const { src, srcDark, width, height, focus } = picture
  const size = typeof width === 'number' && typeof height === 'number' ? cropRegion(crop, { width, height }) : undefined
  return {
    ...picture,
    src: croppedAddress(src, crop),
    ...(typeof srcDark === 'string' && { srcDark: croppedAddress(srcDark, crop) }),
    ...(size && { width: size.width, height: size.height }),
    ...(focus && { focus: { x: within(focus.x, crop.x, crop.width), y: within(focus.y, crop.y, crop.height) } }),
  }
}

/** A place of a picture, in percent of the part between `start` and `start + length`; the nearest one for places outside. */
function within(place: number, start: number, length: number): number {
  return Math.min(100, Math.max(0, Math.round(((place - start) / Math.max(length, 1)) * 100)))
}
