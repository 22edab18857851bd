import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { PictureFormat } from '#src/site/pictures/pictureFile.ts'
import { DamagedPicture } from './DamagedPicture.ts'
import { ENCODING } from './pictureSettings.ts'

/** A picture file that can be encoded. */
export type Encodable = {
  /** Identifies all inputs of the variants: the bytes, the settings and the encoder. */
  hash: string
  /** One variant, at most this many pixels wide and never wider than the file. Rejects with `DamagedPicture`. */
  encode(width: number, format: PictureFormat): Promise<Buffer>
}

// Several pictures are encoded in parallel, so each gets a share of the processor.
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 4)))
sharp.cache(false)

const MADE_BY = JSON.stringify([ENCODING, sharp.versions])

/** Prepares a PNG, JPEG or WebP file, whose widest variant has `widest` pixels; nothing is decoded until a variant is requested. */
export function encodable(bytes: Buffer, widest: number): Encodable {
  const isPng = bytes[0] === 0x89
  const settings = isPng ? ENCODING.drawing : ENCODING.photo
  let decoded: ReturnType<typeof decode> | undefined
  return {
    hash: createHash('sha256').update(MADE_BY).update(bytes).digest('hex'),
    async encode(width, format) {
      const { data, info } = await (decoded ??= decode(bytes, widest))
      return sharp(data, { raw: info }).resize({ width, withoutEnlargement: true }).toFormat(format, settings[format]).toBuffer()
    },
  }
}

/** The pixels as browsers show them: upright, in sRGB, and no wider than needed. */
async function decode(bytes: Buffer, widest: number) {
  const picture = sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
  try {
    return await picture.toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new DamagedPicture(reasonOf(error), { cause: error })
  }
}

/** The first line of the decoder’s message, without the names of its components. */
function reasonOf(error: unknown): string {
  const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return said.replace(/^Input (?:buffer|file) (?:has |is )?/, '').replace(/^(?:Vips)?\w+: /, '')
}
