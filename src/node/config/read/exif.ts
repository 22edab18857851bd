/** Exif data of a published picture: its orientation and its copyright. */
export type Exif = { orientation: number; artist: Buffer | undefined; copyright: Buffer | undefined }

const ORIENTATION = 0x0112
const ARTIST = 0x013b
const COPYRIGHT = 0x8298

/** Parses Exif data (Exif 2.3, 4.6), with or without its header. Unreadable data is empty. Never throws. */
export function readExif(body: Buffer): Exif {
  const found: Exif = { orientation: 1, artist: undefined, copyright: undefined }
  const tiff = body.toString('latin1', 0, 4) === 'Exif' ? body.subarray(6) : body
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const four = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const first = four(4)
    for (let entry = 0; entry < two(first); entry += 1) {
      const at = first + 2 + entry * 12
      const [tag, length] = [two(at), four(at + 4)]
      const text = () => tiff.subarray(length > 4 ? four(at + 8) : at + 8).subarray(0, length)
      if (tag === ORIENTATION && two(at + 8) >= 1 && two(at + 8) <= 8) found.orientation = two(at + 8)
      else if (tag === ARTIST) found.artist = text()
      else if (tag === COPYRIGHT) found.copyright = text()
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return found
}

/** Exif data with only these fields, without its header; undefined if there are none. */
export function exifOf({ orientation, artist, copyright }: Exif): Buffer | undefined {
  const texts = [[ARTIST, artist] as const, [COPYRIGHT, copyright] as const].filter(([, text]) => text !== undefined && text.length > 0)
  const count = (orientation === 1 ? 0 : 1) + texts.length
  if (count === 0) return undefined
  const head = Buffer.alloc(8 + 2 + count * 12 + 4)
  head.write('MM\0*', 'latin1')
  head.writeUInt32BE(8, 4)
  head.writeUInt16BE(count, 8)
  let at = 10
  const entry = (tag: number, type: number, length: number) => {
    head.writeUInt16BE(tag, at)
    head.writeUInt16BE(type, at + 2)
    head.writeUInt32BE(length, at + 4)
    at += 12
  }
  if (orientation !== 1) {
    head.writeUInt16BE(orientation, at + 8)
    entry(ORIENTATION, 3, 1)
  }
  const bodies: Buffer[] = []
  for (const [tag, text] of texts) {
    // Texts of up to four bytes would be in the entry itself.
    const body = Buffer.concat([text!, Buffer.alloc(Math.max(0, 5 - text!.length))])
    head.writeUInt32BE(head.length + bodies.reduce((sum, { length }) => sum + length, 0), at + 8)
    entry(tag, 2, body.length)
    bodies.push(body.length % 2 ? Buffer.concat([body, Buffer.alloc(1)]) : body)
  }
  return Buffer.concat([head, ...bodies])
}
