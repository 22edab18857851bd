import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { walk } from '#src/node/files/walk.ts'

const COMPRESSIBLE = new Set([
  '.css',
  '.csv',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.md',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
const SMALLEST = 1024
const AT_ONCE = 4

/** Up to this many pages, the pages get the best quality too, as the hashed files do (26 ms a page against 1 ms, for 9 % fewer bytes). */
const FEW_PAGES = 150

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every compressible file above 1 KB, each only when it is smaller than its source; a compressed
 * form left from before that is of no use is removed.
 * Comes back with the number of compressed files written and their bytes together.
 */
export async function precompress(dir: string): Promise<{ files: number; bytes: number }> {
  const all = walk(dir).files
  const sources = all.filter((file) => COMPRESSIBLE.has(extname(file).toLowerCase()))
  const few = sources.filter((file) => file.endsWith('.html')).length <= FEW_PAGES
  const present = new Set(all)
  const total = { files: 0, bytes: 0 }

  const keep = async (file: string, packed: Buffer | null, limit: number) => {
    if (packed && packed.length < limit) {
      await writeFile(join(dir, file), packed)
      total.files += 1
      total.bytes += packed.length
    } else if (present.has(file)) await rm(join(dir, file))
  }

  const queue = sources.values()
  const work = async () => {
    for (const file of queue) {
      const source = await readFile(join(dir, file))
      const large = source.length > SMALLEST
      const quality = (few && file.endsWith('.html')) || /^static\/(js|css|media)\//.test(file) ? 11 : 6
      await keep(`${file}.br`, large ? await brotli(source, brotliOptions(source, quality)) : null, source.length)
      await keep(`${file}.gz`, large ? await gzipped(source, { level: quality === 11 ? 9 : 6 }) : null, source.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return total
}

/** The size in bytes that a text has on the wire as brotli of the best quality. */
export function brotliSize(source: Buffer | string): number {
  const buffer = Buffer.from(source)
  return brotliCompressSync(buffer, brotliOptions(buffer, 11)).length
}

function brotliOptions(source: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  }
}
