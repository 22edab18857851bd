import { exifOf, readExif } from '#src/node/config/read/exif.ts'
import { rightsInXmp } from './rightsInXmp.ts'

/**
 * An AVIF or HEIC picture, or an MP4 video, without data about where and with which device it was taken. Such files contain byte offsets,
 * so that data is overwritten and everything else keeps its position. Undefined for other formats; the same bytes if there is nothing to
 * remove.
 */
export function boxesWithoutTraces(bytes: Buffer): Buffer | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const made = Buffer.from(bytes)
  const isPicture = /avi[fs]|hei[cfxms]|mif1|msf1/.test(bytes.toString('latin1', 8, 32))
  try {
    const top = [...boxesIn(made, 0, made.length)]
    const meta = top.find(({ type }) => type === 'meta')
    if (isPicture && meta) for (const item of itemsIn(made, meta)) overwrite(made, item)
    for (const box of top) {
      if (box.type === 'uuid' || (!isPicture && NOTES.has(box.type))) blank(made, box)
      if (box.type === 'moov') blankNotes(made, box)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return made.equals(bytes) ? bytes : made
}

/** A box of ISO 14496-12: its type, and the offsets of the box, its body and its end. */
type Box = { type: string; start: number; body: number; end: number }

/** Metadata boxes, such as the location of a video. */
const NOTES = new Set(['udta', 'meta'])

function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const size = bytes.readUInt32BE(at)
    const isLong = size === 1
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? end - at : size
    if (length < 8 || at + length > end) return
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at, body: at + (isLong ? 16 : 8), end: at + length }
    at += length
  }
}

function blankNotes(bytes: Buffer, { body, end }: Box): void {
  for (const box of boxesIn(bytes, body, end)) {
    if (NOTES.has(box.type)) blank(bytes, box)
    if (box.type === 'trak') blankNotes(bytes, box)
  }
}

/** Turns a box into an empty one. */
function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}

/** Metadata of a picture: its position in the file, in one or several pieces. */
type Item = { kind: 'exif' | 'xmp'; extents: [start: number, length: number][] }

/** The items of Exif and XMP (ISO 14496-12, 8.11.3 and 8.11.6). */
function itemsIn(bytes: Buffer, meta: Box): Item[] {
  const inside = [...boxesIn(bytes, meta.body + 4, meta.end)]
  const named = (type: string) => inside.find((box) => box.type === type)
  const [infos, places, data] = [named('iinf'), named('iloc'), named('idat')]
  if (!infos || !places) return []
  const kinds = new Map<number, Item['kind']>()
  for (const { type, body, end } of boxesIn(bytes, infos.body + (bytes[infos.body] === 0 ? 6 : 8), infos.end)) {
    const version = bytes[body]!
    if (type !== 'infe' || version < 2) continue
    const wide = version === 2 ? 2 : 4
    const at = body + 4 + wide + 2
    const id = bytes.readUIntBE(body + 4, wide)
    const what = bytes.toString('latin1', at, at + 4)
    if (what === 'Exif') kinds.set(id, 'exif')
    else if (what === 'mime' && bytes.toString('latin1', at + 4, end).includes('rdf+xml')) kinds.set(id, 'xmp')
  }

  let at = places.body + 4
  const version = bytes[places.body]!
  const next = (size: number) => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
  const sizes = next(2)
  const [ofOffset, ofLength, ofBase, ofIndex] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, version > 0 ? sizes & 15 : 0] as const
  const items: Item[] = []
  for (let count = next(version < 2 ? 2 : 4); count > 0; count -= 1) {
    const id = next(version < 2 ? 2 : 4)
    const isInBox = version > 0 && (next(2) & 15) === 1
    next(2)
    const base = next(ofBase) + (isInBox && data ? data.body : 0)
    const extents: Item['extents'] = []
    for (let left = next(2); left > 0; left -= 1) {
      next(ofIndex)
      extents.push([base + next(ofOffset), next(ofLength)])
    }
    const kind = kinds.get(id)
    if (kind) items.push({ kind, extents })
  }
  return items
}

/** Overwrites an item with the data that is allowed. */
function overwrite(bytes: Buffer, { kind, extents }: Item): void {
  const whole = Buffer.concat(extents.map(([start, length]) => bytes.subarray(start, start + length)))
  const left = kind === 'xmp' ? rightsOf(whole) : exifLeft(whole)
  const filled = Buffer.alloc(whole.length, kind === 'xmp' ? ' ' : 0)
  if (left.length <= filled.length) left.copy(filled)
  let from = 0
  for (const [start, length] of extents) {
    filled.copy(bytes, start, from, from + length)
    from += length
  }
}

function rightsOf(xmp: Buffer): Buffer {
  return Buffer.from(rightsInXmp(xmp.toString('utf8')) ?? '')
}

/** Exif data after a four-byte offset; another box describes the orientation. */
function exifLeft(item: Buffer): Buffer {
  const exif = exifOf({ ...readExif(item.subarray(4 + item.readUInt32BE(0))), orientation: 1 })
  // No entry, if nothing is left.
  return Buffer.concat([Buffer.alloc(4), exif ?? Buffer.from('4d4d002a00000008000000000000', 'hex')])
}
