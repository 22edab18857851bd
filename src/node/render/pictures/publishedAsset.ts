import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { boxesWithoutTraces } from './traces/boxesWithoutTraces.ts'
import { withoutTraces } from './traces/withoutTraces.ts'

/**
 * An asset as published: pictures and videos contain nothing about where and with which device they were taken, and are upright. Browsers
 * rotate a JPEG according to its Exif data, but not other formats, whose pixels are rotated here. Other files are left unchanged.
 */
export async function publishedAsset(bytes: Buffer): Promise<Buffer> {
  const header = pictureHeader(bytes)
  if (!header) return boxesWithoutTraces(bytes) ?? bytes
  const { format, orientation, isAnimated } = header
  const clean = withoutTraces(bytes)
  if (clean && (orientation === 1 || format === 'jpg')) return clean
  // The encoder takes a while to load, and hardly any file needs it.
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(clean ?? bytes, { animated: isAnimated }).autoOrient()
    const made = clean ? upright.keepMetadata() : upright.keepIccProfile()
    const isLossless = format === 'webp' && (clean ?? bytes).includes('VP8L', 0, 'latin1')
    return await made
      .toFormat(format === 'jpg' ? 'jpeg' : format, format === 'png' ? {} : { quality: 92, ...(isLossless && { lossless: true }) })
      .toBuffer()
  } catch {
    // Damage is reported where its variants are created, if the file is shown.
    return clean ?? bytes
  }
}
