import sharp from 'sharp'
import { photographOf } from '#tests/support/photographOf.ts'

/** So many JPEG files of a camera’s 2000 × 1333 pixels, none like another: pieces of one large photograph. */
export async function* photographFiles(count: number): AsyncIterable<Buffer> {
  const step = 3
  const large = await (await photographOf(2000 + count * step, 1333 + count * step)).png({ compressionLevel: 0 }).toBuffer()
  for (let index = 0; index < count; index += 1) {
    const piece = { left: index * step, top: index * step, width: 2000, height: 1333 }
    yield sharp(large).extract(piece).jpeg({ quality: 86 }).toBuffer()
  }
}
