import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Compression settings: the quality of brotli (0 to 11), if it is used, and the level of gzip (1 to 9). */
export type Quality = { brotli?: number; gzip: number }

/** The compressed files of a file; null if compression would not reduce its size. */
export type Forms = { br: Buffer | null; gz: Buffer | null }

/** Files up to this size in bytes fit into one packet, however they are compressed. */
export const SMALLEST = 1024

/** The compression of pages when there are many, and of the style sheets that such pages share. */
export const OF_MANY_PAGES: Quality = { brotli: 6, gzip: 4 }

/** Up to this number of pages, compressing them well takes a few seconds. */
const FEW_PAGES = 150

/** Above this number of pages, compressing would take longer than rendering. */
const THOUSANDS = 2000

/**
 * The compression of pages, by their number: brotli 10 takes some twenty times as long as 6 for 7 % fewer bytes. Thousands of pages get one
 * format that every host and browser supports; brotli in the same time would be 4 to 10 % smaller. Figures are in docs/building.md.
 */
export function pageQuality(pages: number): Quality {
  if (pages > THOUSANDS) return { gzip: 4 }
  return areManyPages(pages) ? OF_MANY_PAGES : { brotli: 10, gzip: 9 }
}

/** Whether a site has so many pages that each must be cheap; their documents then link style sheets. */
export function areManyPages(pages: number): boolean {
  return pages > FEW_PAGES
}

/** Compresses in this thread. */
export function pack(source: Buffer, quality: Quality): Forms {
  if (source.length <= SMALLEST) return { br: null, gz: null }
  const br = quality.brotli === undefined ? null : brotliCompressSync(source, brotliOptions(source, quality.brotli))
  return smaller(source, br, gzipSync(source, { level: quality.gzip }))
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses in the thread pool; the results are the same. */
export async function packBeside(source: Buffer, quality: Quality): Promise<Forms> {
  if (source.length <= SMALLEST) return { br: null, gz: null }
  const br = quality.brotli === undefined ? null : brotli(source, brotliOptions(source, quality.brotli))
  return smaller(source, ...(await Promise.all([br, gzipped(source, { level: quality.gzip })])))
}

/** The brotli options for a text of a site. */
export function brotliOptions(source: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  }
}

function smaller(source: Buffer, br: Buffer | null, gz: Buffer): Forms {
  return { br: br && br.length < source.length ? br : null, gz: gz.length < source.length ? gz : null }
}
