import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { PictureFormat } from '#src/site/pictures/pictureFile.ts'
import { DamagedPicture } from './DamagedPicture.ts'
import { ENCODING } from './pictureSettings.ts'

/** A picture file whose forms can be made. */
export type Encodable = {
  /** Names all that the forms are made from: the bytes, how they are encoded, and by what. */
  hash: string
  /** One form, at most so many pixels wide and never wider than the file. Fails with `DamagedPicture`. */
  encode(width: number, format: PictureFormat): Promise<Buffer>
}

// Several pictures are made at a time, so that each has to do with its share of the processor.
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 4)))
sharp.cache(false)

const MADE_BY = JSON.stringify([ENCODING, sharp.versions])

/** Prepares a PNG, JPEG or WebP file, whose widest form has `widest` pixels; nothing is decoded before a form is asked for. */
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

/** The pixels as browsers show them: upright, in sRGB, and no wider than is needed. */
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

/** The first line of what the decoder says, without the names of its parts. */
function reasonOf(error: unknown): string {
  const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return said.replace(/^Input (?:buffer|file) (?:has |is )?/, '').replace(/^(?:Vips)?\w+: /, '')
}
