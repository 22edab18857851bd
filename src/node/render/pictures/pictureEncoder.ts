import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { SHARED_PICTURE } from '#src/site/constants.ts'
import type { PictureFormat } from '#src/site/pictures/pictureFile.ts'
import { DamagedPicture } from './DamagedPicture.ts'
import { CROP_QUALITY, ENCODING, SHARED_QUALITY } from './pictureSettings.ts'

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

/** A rectangle of an upright picture, in pixels. */
type Region = { left: number; top: number; width: number; height: number }

/**
 * Prepares a PNG, JPEG or WebP file, or `part` of it, whose widest variant has `widest` pixels; nothing is decoded until a variant is
 * requested.
 */
export function encodable(bytes: Buffer, widest: number, part?: Region): Encodable {
  const isPng = bytes[0] === 0x89
  const settings = isPng ? ENCODING.drawing : ENCODING.photo
  let decoded: ReturnType<typeof decode> | undefined
  return {
    hash: hashOf(bytes, part),
    async encode(width, format) {
      const { data, info } = await (decoded ??= decode(bytes, widest, part))
      return sharp(data, { raw: info }).resize({ width, withoutEnlargement: true }).toFormat(format, settings[format]).toBuffer()
    },
  }
}

/** The pixels as browsers show them: upright, in sRGB, and no wider than needed. */
async function decode(bytes: Buffer, widest: number, part: Region | undefined) {
  const picture = upright(bytes, part).resize({ width: widest, withoutEnlargement: true }).toColourspace('srgb').raw({ depth: 'uchar' })
  try {
    return await picture.toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new DamagedPicture(reasonOf(error), { cause: error })
  }
}

function upright(bytes: Buffer, part: Region | undefined): Sharp {
  const whole = sharp(bytes, { failOn: 'error' }).autoOrient()
  return part ? whole.extract(part) : whole
}

/** Identifies the variants of a file, or of a part of it. */
function hashOf(bytes: Buffer, part: Region | undefined): string {
  const made = createHash('sha256').update(MADE_BY).update(bytes)
  return (part ? made.update(JSON.stringify(part)) : made).digest('hex')
}

/** A picture for shared links, as JPEG: the largest part around the focus point, in percent; and the hash of all its inputs. */
export function sharedPicture(bytes: Buffer, focus: { x: number; y: number }): { hash: string; encode(): Promise<Buffer> } {
  return {
    hash: createHash('sha256')
      .update(MADE_BY)
      .update(JSON.stringify([SHARED_PICTURE, focus]))
      .update(bytes)
      .digest('hex'),
    async encode() {
      try {
        const { data, info } = await upright(bytes, undefined)
          .resize({ ...SHARED_PICTURE, fit: 'outside' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .toBuffer({ resolveWithObject: true })
        const at = (share: number, whole: number, shown: number) =>
          Math.round(Math.min(whole - shown, Math.max(0, (share * whole) / 100 - shown / 2)))
        return await sharp(data)
          .extract({
            ...SHARED_PICTURE,
            left: at(focus.x, info.width, SHARED_PICTURE.width),
            top: at(focus.y, info.height, SHARED_PICTURE.height),
          })
          .jpeg({ quality: SHARED_QUALITY })
          .toBuffer()
      } catch (error) {
        throw new DamagedPicture(reasonOf(error), { cause: error })
      }
    },
  }
}

/** A part of a file, in its format and with its rights; and the hash of all its inputs. */
export function cropped(bytes: Buffer, part: Region): { hash: string; encode(): Promise<Buffer> } {
  const format = formatOf(bytes)
  return {
    hash: hashOf(bytes, part),
    async encode() {
      try {
        return await upright(bytes, part)
          .keepMetadata()
          .toFormat(format, format === 'png' ? {} : { quality: CROP_QUALITY })
          .toBuffer()
      } catch (error) {
        throw new DamagedPicture(reasonOf(error), { cause: error })
      }
    },
  }
}

function formatOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' {
  return bytes[0] === 0x89 ? 'png' : bytes[0] === 0xff ? 'jpeg' : 'webp'
}

/** The first line of the decoder’s message, without the names of its components. */
function reasonOf(error: unknown): string {
  const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return said.replace(/^Input (?:buffer|file) (?:has |is )?/, '').replace(/^(?:Vips)?\w+: /, '')
}
