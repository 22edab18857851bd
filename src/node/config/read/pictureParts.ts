/** Picture formats that can be split into parts. */
export type PictureKind = 'png' | 'jpg' | 'webp'

/**
 * A part of a picture file: `name` is the type of a PNG or WebP chunk, or the marker of a JPEG segment, such as `ffe1`; `body` has its
 * bytes without name, length and checksum, and `whole` all of them.
 */
export type PicturePart = { name: string; body: Buffer; whole: Buffer }

/** The format of a file by its first bytes; undefined for other formats. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (bytes.length < 12) return bytes.length > 1 && bytes.readUInt16BE(0) === 0xffd8 ? 'jpg' : undefined
  if (bytes.toString('latin1', 1, 4) === 'PNG') return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return bytes.readUInt16BE(0) === 0xffd8 ? 'jpg' : undefined
}

/**
 * The parts of a picture in order, up to its end, without data after the end and truncated parts. The first bytes of a file (the signature
 * of a PNG, the header of a WebP) are not a part. The pixels of a JPEG are one part with their segment.
 */
export function* pictureParts(bytes: Buffer, kind: PictureKind): Generator<PicturePart> {
  if (kind === 'png') yield* pngChunks(bytes)
  else if (kind === 'webp') yield* webpChunks(bytes)
  else yield* jpegSegments(bytes)
}

/** W3C PNG, 5.3. */
function* pngChunks(bytes: Buffer): Generator<PicturePart> {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return
    const name = bytes.toString('latin1', at + 4, at + 8)
    yield { name, body: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (name === 'IEND') return
    at = end
  }
}

/** RFC 9649, 2.3. */
function* webpChunks(bytes: Buffer): Generator<PicturePart> {
  if (bytes.length < 12) return
  const last = Math.min(bytes.length, bytes.readUInt32LE(4) + 8)
  for (let at = 12; at + 8 <= last;) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > bytes.length) return
    yield { name: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 8, at + 8 + length), whole: bytes.subarray(at, end) }
    at = end
  }
}

/** ITU-T T.81, B.1. */
function* jpegSegments(bytes: Buffer): Generator<PicturePart> {
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1]!
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const name = `ff${marker.toString(16).padStart(2, '0')}`
    if (marker === 0xd9) return yield { name, body: bytes.subarray(at + 2, at + 2), whole: bytes.subarray(at, at + 2) }
    if (at + 4 > bytes.length) return
    const afterHeader = at + 2 + bytes.readUInt16BE(at + 2)
    if (afterHeader > bytes.length) return
    const end = marker === 0xda ? endOfScan(bytes, afterHeader) : afterHeader
    yield { name, body: bytes.subarray(at + 4, afterHeader), whole: bytes.subarray(at, end) }
    at = end
  }
}

/** End of the pixels of a scan: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
