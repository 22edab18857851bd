import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { keptFiles } from '#src/node/files/keptFiles.ts'
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
  '.vtt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
const SMALLEST = 1024
const AT_ONCE = 4

/**
 * Up to this many pages, the pages are packed well: brotli 10, 24 ms a page of 87 KB against 1 ms of brotli 6, for 7 % fewer bytes. The
 * best quality, which the hashed files get, would take 91 ms for another 2 %.
 */
const FEW_PAGES = 150

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every compressible file above 1 KB, each only when it is smaller than its source; a compressed
 * form left from before that is of no use is removed. The forms of scripts and style sheets, which most builds have in common, are kept in
 * `cache` by the content they pack; that folder may be removed at any time, and several builds may share it.
 * Comes back with the number of compressed files written and their bytes together.
 */
export async function precompress(dir: string, cache: string): Promise<{ files: number; bytes: number }> {
  const kept = keptFiles(cache)
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
      const hashed = /^static\/(js|css|media)\//.test(file)
      const well = few && file.endsWith('.html')
      const pack = {
        br: () => brotli(source, brotliOptions(source, hashed ? 11 : well ? 10 : 6)),
        gz: () => gzipped(source, { level: hashed || well ? 9 : 6 }),
      }
      for (const form of ['br', 'gz'] as const) {
        const packed = hashed ? async () => readFile(await kept.file(`${hash('sha256', source)}.${form}`, pack[form])) : pack[form]
        await keep(`${file}.${form}`, large ? await packed() : null, source.length)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  kept.tidy()
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
