import { cropOf, cropRegion } from './crop.ts'
import type { PictureFile } from './pictureFile.ts'

/** The picture at an address, which may be a part of a file; undefined for other files. */
export function pictureAt(pictures: ReadonlyMap<string, PictureFile>, address: string): PictureFile | undefined {
  const known = pictures.get(address)
  if (known) return known
  const part = cropOf(address)
  const whole = part && pictures.get(part.src)
  if (!whole) return undefined
  const { width, height } = cropRegion(part.crop, whole)
  return { width, height, bytes: whole.bytes }
}
