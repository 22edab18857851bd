/** What the first bytes of a picture file say: its format, and its size in pixels as browsers show it. */
export type PictureHeader = { format: 'png' | 'jpg' | 'webp'; width: number; height: number }

/** Bytes of a file that are enough to find its header, also behind the data that cameras write. */
export const HEADER_BYTES = 256 * 1024

/**
 * Reads the header of a PNG (W3C PNG, IHDR), a JPEG (ITU-T T.81, frame header; Exif 2.3, orientation) or a WebP file (RFC 9649). Undefined
 * when the bytes are none of these, or end too early. Never throws.
 */
export function pictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    if (bytes.subarray(1, 4).toString('latin1') === 'PNG')
      return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return webp(bytes)
    return bytes.readUInt16BE(0) === 0xffd8 ? jpeg(bytes) : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function webp(bytes: Buffer): PictureHeader | undefined {
  const chunk = bytes.subarray(12, 16).toString('latin1')
  if (chunk === 'VP8X') return { format: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ') return { format: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function jpeg(bytes: Buffer): PictureHeader | undefined {
  let turned = false
  for (let offset = 2; ;) {
    const marker = bytes.readUInt16BE(offset)
    if (marker < 0xff00) return undefined
    // Fill bytes may stand before a marker.
    if (marker === 0xffff) {
      offset += 1
      continue
    }
    const length = bytes.readUInt16BE(offset + 2)
    if (marker === 0xffe1) turned ||= isTurned(bytes.subarray(offset + 4, offset + 2 + length))
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(offset + 5), bytes.readUInt16BE(offset + 7)]
      return turned ? { format: 'jpg', width: height, height: width } : { format: 'jpg', width, height }
    }
    offset += 2 + length
  }
}

/** Whether a camera was held upright: then width and height change places. */
function isTurned(exif: Buffer): boolean {
  if (exif.subarray(0, 4).toString('latin1') !== 'Exif') return false
  const tiff = exif.subarray(6)
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II'
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < two(first); entry += 1) {
    const at = first + 2 + entry * 12
    if (two(at) === 0x0112) return two(at + 8) >= 5
  }
  return false
}
