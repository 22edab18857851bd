import { readExif } from './exif.ts'
import { type PictureKind, type PicturePart, pictureKind, pictureParts } from './pictureParts.ts'

/** Header data of a picture file: its format, its displayed size in pixels, rotated according to Exif, and whether it is animated. */
export type PictureHeader = { format: PictureKind; width: number; height: number; orientation: number; isAnimated: boolean }

/**
 * Parses the header of a PNG (W3C PNG, IHDR), a JPEG (ITU-T T.81, frame header) or a WebP file (RFC 9649), whatever precedes it. Undefined
 * for other or truncated files. Never throws.
 */
export function pictureHeader(bytes: Buffer): PictureHeader | undefined {
  const format = pictureKind(bytes)
  if (!format) return undefined
  let size: [width: number, height: number] | undefined
  let orientation = 1
  let isAnimated = false
  try {
    if (format === 'png') size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    for (const part of pictureParts(bytes, format)) {
      if (EXIF.has(part.name) && isExif(part)) orientation = readExif(part.body).orientation
      isAnimated ||= part.name === 'acTL' || (part.name === 'VP8X' && (part.body[0]! & 0b10) !== 0)
      size ??= format === 'jpg' ? frameSize(part) : format === 'webp' ? webpSize(part) : undefined
      // The pixels of a JPEG follow its frame header.
      if (size && format === 'jpg') break
    }
    if (format === 'webp') size ??= webpSize({ name: bytes.toString('latin1', 12, 16), body: bytes.subarray(20) })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  if (!size) return undefined
  const [width, height] = orientation >= 5 ? [size[1], size[0]] : size
  return { format, width, height, orientation, isAnimated }
}

/** Parts that contain Exif data. */
const EXIF = new Set(['eXIf', 'EXIF', 'ffe1'])

/** Whether a part with such a name contains Exif data: a JPEG marker is also used for other data. */
export function isExif({ name, body }: Pick<PicturePart, 'name' | 'body'>): boolean {
  return name !== 'ffe1' || body.toString('latin1', 0, 4) === 'Exif'
}

function frameSize({ name, body }: PicturePart): [width: number, height: number] | undefined {
  return /^ffc[0-35-79-bd-f]$/.test(name) ? [body.readUInt16BE(3), body.readUInt16BE(1)] : undefined
}

function webpSize({ name, body }: Pick<PicturePart, 'name' | 'body'>): [width: number, height: number] | undefined {
  if (name === 'VP8X') return [body.readUIntLE(4, 3) + 1, body.readUIntLE(7, 3) + 1]
  if (name === 'VP8 ') return [body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff]
  if (name !== 'VP8L') return undefined
  const bits = body.readUInt32LE(1)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}
