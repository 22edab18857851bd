import { hash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
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

/** A kept compressed form that no build asked for in this time goes, in milliseconds. */
const KEPT_FOR = 14 * 24 * 3600_000

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every compressible file above 1 KB, each only when it is smaller than its source; a compressed
 * form left from before that is of no use is removed. The forms of scripts and style sheets, which most builds have in common, are kept in
 * `cache` by the content they pack; that folder may be removed at any time, and several builds may share it.
 * Comes back with the number of compressed files written and their bytes together.
 */
export async function precompress(dir: string, cache: string): Promise<{ files: number; bytes: number }> {
  await mkdir(cache, { recursive: true })
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
      const best = hashed || (few && file.endsWith('.html'))
      const pack = { br: () => brotli(source, brotliOptions(source, best ? 11 : 6)), gz: () => gzipped(source, { level: best ? 9 : 6 }) }
      for (const form of ['br', 'gz'] as const) {
        const packed = hashed ? () => keptOr(pack[form], join(cache, `${hash('sha256', source)}.${form}`)) : pack[form]
        await keep(`${file}.${form}`, large ? await packed() : null, source.length)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await dropUnused(cache)
  return total
}

/** What `pack` gives: as the file holds it when there is one, and written to it when there is none. */
async function keptOr(pack: () => Promise<Buffer>, file: string): Promise<Buffer> {
  const now = new Date()
  const kept = await utimes(file, now, now).then(
    () => readFile(file),
    () => null,
  )
  // A machine that stops may leave an empty file.
  if (kept?.length) return kept
  const packed = await pack()
  // Whole or not at all: another build may look for it at this moment.
  await writeFile(`${file}.${process.pid}`, packed)
  await rename(`${file}.${process.pid}`, file)
  return packed
}

async function dropUnused(cache: string): Promise<void> {
  const oldest = Date.now() - KEPT_FOR
  for (const name of await readdir(cache)) {
    const file = join(cache, name)
    // Another build may drop it at this moment.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < oldest) await rm(file, { force: true })
  }
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
