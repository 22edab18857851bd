import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { keptFiles } from '#src/node/files/keptFiles.ts'
import { walk } from '#src/node/files/walk.ts'
import { forEachConcurrently } from '#src/node/files/forEachConcurrently.ts'
import { readyForm } from './code/readyCode.ts'
import { type Forms, type Quality, SMALLEST, brotliOptions, packBeside } from './packing.ts'

const COMPRESSIBLE = new Set([
  '.atom',
  '.css',
  '.csv',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.md',
  '.mjs',
  '.rss',
  '.svg',
  '.txt',
  '.vtt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
const AT_ONCE = 4
const FORMS = ['br', 'gz'] as const

/** Files with a hash in their names are compressed once and served for years: as well as possible. */
const HASHED = { brotli: 11, gzip: 9 } satisfies Quality
const OTHERS = { brotli: 6, gzip: 6 } satisfies Quality

/**
 * Writes `.br` and `.gz` next to every compressible file above 1 KB, each only if it is smaller than its source; stale compressed files are
 * deleted. `files` are paths below the folder (default: all its files). Compressed scripts, style sheets and assets, which most builds
 * share, are cached in `cache` by content; that folder may be deleted at any time, and several builds may share it. Returns the compressed
 * files written, and their total bytes.
 */
export async function precompress(dir: string, cache: string, files = walk(dir).files): Promise<{ files: string[]; bytes: number }> {
  const kept = keptFiles(cache)
  const sources = files.filter((file) => COMPRESSIBLE.has(extname(file).toLowerCase()))
  const total = { files: [] as string[], bytes: 0 }

  await forEachConcurrently(AT_ONCE, sources, async (file) => {
    const source = await readFile(join(dir, file))
    const hashed = isHashed(file)
    const quality = hashed ? HASHED : OTHERS
    // Both formats are compressed together, at most once.
    let forms: Promise<Forms> | undefined
    const formsOf = () => (forms ??= packBeside(source, quality))
    for (const form of FORMS) {
      let packed: Buffer | null = null
      if (source.length > SMALLEST && (hashed || file.startsWith('assets/'))) {
        const name = formName(source, form, quality)
        // If compression does not help, the source is stored instead, as a marker.
        packed = readyForm(name) ?? (await readFile(await kept.file(name, async () => (await formsOf())[form] ?? source)))
        if (packed.length >= source.length) packed = null
      } else packed = (await formsOf())[form]
      await rm(join(dir, `${file}.${form}`), { force: true })
      if (!packed) continue
      await writeFile(join(dir, `${file}.${form}`), packed)
      total.files.push(`${file}.${form}`)
      total.bytes += packed.length
    }
  })
  kept.tidy()
  return total
}

/** Stores the compressed scripts and style sheets of a folder in `cache`, under the names by which `precompress` looks them up. */
export async function packInto(cache: string, dir: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const files = walk(dir).files.filter((file) => isHashed(file) && COMPRESSIBLE.has(extname(file)))
  await forEachConcurrently(AT_ONCE, files, async (file) => {
    const source = await readFile(join(dir, file))
    if (source.length <= SMALLEST) return
    const forms = await packBeside(source, HASHED)
    for (const form of FORMS) await writeFile(join(cache, formName(source, form)), forms[form] ?? source)
  })
}

/** Whether a file of a site or client has a hash in its name, by its path. */
function isHashed(file: string): boolean {
  return /^static\/(js|css|media)\//.test(file)
}

/** The cache name of a compressed asset or file with a hash in its name. */
function formName(source: Buffer, form: (typeof FORMS)[number], { brotli } = HASHED): string {
  return `${hash('sha256', source)}.${brotli}.${form}`
}

/** The size of a text in bytes, as brotli of the highest quality; prebuilt files use their compressed file. */
export function brotliSize(source: Buffer | string): number {
  const buffer = Buffer.from(source)
  return (readyForm(formName(buffer, 'br')) ?? brotliCompressSync(buffer, brotliOptions(buffer, HASHED.brotli))).length
}
