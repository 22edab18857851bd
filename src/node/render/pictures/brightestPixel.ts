import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { KeptFiles } from '#src/node/files/keptFiles.ts'
import { linear, luminanceOf } from '#src/site/theme/contrast.ts'

/** Pictures are measured at this width, in pixels: wide enough for every spot that is larger than the stroke of a letter. */
const WIDTH = 800

/** Changes with the measurement. */
const VERSION = 1

/**
 * The brightest pixel of a PNG, JPEG or WebP file, 0xRRGGBB, measured or found in `kept`. What is transparent shows the dark ground, so it
 * counts as black. Rejects if the file cannot be decoded.
 */
export async function brightestPixel(bytes: Buffer, kept: KeptFiles): Promise<number> {
  const hash = createHash('sha256').update(String(VERSION)).update(bytes).digest('hex')
  const file = await kept.file(`${hash}-brightest.txt`, async () => Buffer.from((await measured(bytes)).toString(16)))
  return Number.parseInt(readFileSync(file, 'utf8'), 16)
}

async function measured(bytes: Buffer): Promise<number> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { failOn: 'error' }).resize({ width: WIDTH, withoutEnlargement: true }).flatten({ background: '#000000' })
  const pixels = await picture.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer()
  const shares = Array.from({ length: 256 }, (_, channel) => linear(channel))
  let brightest = 0
  let most = -1
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const light = luminanceOf(shares[red]!, shares[green]!, shares[blue]!)
    if (light <= most) continue
    most = light
    brightest = red * 65_536 + green * 256 + blue
  }
  return brightest
}
