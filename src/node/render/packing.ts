import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** How well something is packed: the quality of brotli (0 to 11), if it is packed with that, and the level of gzip (1 to 9). */
export type Quality = { brotli?: number; gzip: number }

/** The packed forms of a file; null where a form would not be smaller. */
export type Forms = { br: Buffer | null; gz: Buffer | null }

/** Files up to this size in bytes go in one packet however they are packed. */
export const SMALLEST = 1024

/** How well pages are packed when they are many, and the files of styles that such pages share. */
export const OF_MANY_PAGES: Quality = { brotli: 6, gzip: 4 }

/** Up to this many pages, packing them well takes a few seconds. */
const FEW_PAGES = 150

/** From more pages than this on, packing would take longer than rendering. */
const THOUSANDS = 2000

/**
 * How well pages are packed, by their number: brotli 10 takes some twenty times as long as 6 for 7 % fewer bytes. Of thousands, one form is
 * made that every host and every browser knows; brotli in as much time would be smaller by 4 to 10 %. Figures stand in docs/building.md.
 */
export function pageQuality(pages: number): Quality {
  if (pages > THOUSANDS) return { gzip: 4 }
  return areManyPages(pages) ? OF_MANY_PAGES : { brotli: 10, gzip: 9 }
}

/** Whether a site has so many pages that each should cost little; their documents then refer to files of styles. */
export function areManyPages(pages: number): boolean {
  return pages > FEW_PAGES
}

/** Packs in this thread. */
export function pack(source: Buffer, quality: Quality): Forms {
  if (source.length <= SMALLEST) return { br: null, gz: null }
  const br = quality.brotli === undefined ? null : brotliCompressSync(source, brotliOptions(source, quality.brotli))
  return smaller(source, br, gzipSync(source, { level: quality.gzip }))
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Packs beside this thread; the forms are the same. */
export async function packBeside(source: Buffer, quality: Quality): Promise<Forms> {
  if (source.length <= SMALLEST) return { br: null, gz: null }
  const br = quality.brotli === undefined ? null : brotli(source, brotliOptions(source, quality.brotli))
  return smaller(source, ...(await Promise.all([br, gzipped(source, { level: quality.gzip })])))
}

/** What brotli is told for a text of a site. */
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
