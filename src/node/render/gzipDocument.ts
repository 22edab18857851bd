import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { recentOf } from '#src/site/recentOf.ts'

/** What many documents have in common, by where it begins and ends: both style blocks, the header, all between the page and its data. */
const COMMON = [
  ['<style>', '</style>'],
  ['<style data-emotion', '</style>'],
  ['<header class="site-header">', '</header>'],
  ['</main>', '<script type="application/json"'],
] as const

/** Packed once, well, for many documents. */
const BEST = 9
/** So few bytes between two parts are the same in most documents. */
const SHORT = 32
/** How many parts are kept; a site has few style blocks and headers that differ. */
const MOST_KEPT = 200

const kept = recentOf<{ part: Buffer; packed: Buffer }>(MOST_KEPT)

/** gzip: deflate, no name, no time, of a Unix system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** The last block of deflated data, with nothing in it. */
const END = Buffer.from([3, 0])

/**
 * A document as gzip. Parts that many documents have in common, two thirds of most, are packed by themselves, and once; the rest is packed
 * at `level`. What comes out depends on the document alone. A document without such parts is packed in one go.
 */
export function gzipDocument(source: Buffer, level: number): Buffer {
  const packed: Buffer[] = [HEADER]
  let done = 0
  for (const [begin, end] of COMMON) {
    const from = source.indexOf(begin, done)
    const to = from < 0 ? -1 : source.indexOf(end, from)
    if (to < 0) continue
    const between = source.subarray(done, from)
    packed.push(between.length <= SHORT ? common(between, level) : deflated(between, level), common(source.subarray(from, to), BEST))
    done = to
  }
  if (done === 0) return gzipSync(source, { level })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(source), 0)
  trailer.writeUInt32LE(source.length, 4)
  packed.push(deflated(source.subarray(done), level), END, trailer)
  return Buffer.concat(packed)
}

function common(part: Buffer, level: number): Buffer {
  const key = `${level} ${part.length} ${crc32(part)}`
  const before = kept.get(key)
  if (before?.part.equals(part)) return before.packed
  const packed = deflated(part, level)
  // A copy: the part is a piece of a document, which would stay in memory as a whole.
  kept.set(key, { part: Buffer.from(part), packed })
  return packed
}

/** A part of a stream, up to a whole byte, that refers to nothing before it. */
function deflated(part: Buffer, level: number): Buffer {
  return deflateRawSync(part, { level, finishFlush: constants.Z_FULL_FLUSH })
}
