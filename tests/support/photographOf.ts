import sharp, { type Sharp } from 'sharp'

/**
 * A photograph-like picture generated from a seed: soft shapes with grain, so that it is as hard to encode as a photograph. The same seed
 * yields the same pixels. Convert it with `.jpeg()` or `.png()` and `.toBuffer()`.
 */
export async function photographOf(width: number, height: number, seed = 1): Promise<Sharp> {
  let state = seed
  const layer = async (share: number, grain: number) => {
    const [columns, rows] = [Math.ceil(width / grain), Math.ceil(height / grain)]
    const dots = Buffer.alloc(columns * rows * 3)
    for (let index = 0; index < dots.length; index += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      dots[index] = state >> 16
    }
    const pixels = await sharp(dots, { raw: { width: columns, height: rows, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
    return { pixels, share }
  }
  const layers = await Promise.all([layer(0.6, 160), layer(0.25, 30), layer(0.15, 3)])
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = layers.reduce((sum, one) => sum + one.pixels[index]! * one.share, 0)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
