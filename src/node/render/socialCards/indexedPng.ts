import { constants, crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Looks for runs of one colour, as drawings have them: a card takes 0.6 ms and 18.7 KB, where looking for all that repeats takes 2.9 ms for
 * 16.3 KB.
 */
const PACKING = { strategy: constants.Z_RLE }

/** The rows of the last picture: the next one mostly has the same size, and so much memory costs as much as the picture. */
let rows = Buffer.alloc(0)
let stride = 0

/**
 * A picture of at most 256 colours as a PNG (https://www.w3.org/TR/png-3/, colour type 3): `indexes` are the colours of its pixels, row by
 * row, in `palette`, of which each colour is a number 0xRRGGBB.
 */
export function indexedPng(width: number, height: number, palette: readonly number[], indexes: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, each the place of a colour in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  const size = height * (width + 1)
  // Each row begins with a zero, which says that it is written as it is.
  if (rows.length !== size || stride !== width + 1) [rows, stride] = [Buffer.alloc(size), width + 1]
  for (let row = 0; row < height; row += 1) rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows, PACKING)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
