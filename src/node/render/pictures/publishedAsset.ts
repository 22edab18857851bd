import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { boxesWithoutTraces } from './traces/boxesWithoutTraces.ts'
import { withoutTraces } from './traces/withoutTraces.ts'

/**
 * A file of the assets as it is published: a picture or a video says nothing of the place and the device that it was taken with, and stands
 * upright. Browsers turn a JPEG as its Exif data say, and others not, so the pixels of those are turned. Other files stay as they are.
 */
export async function publishedAsset(bytes: Buffer): Promise<Buffer> {
  const header = pictureHeader(bytes)
  if (!header) return boxesWithoutTraces(bytes) ?? bytes
  const { format, orientation, isAnimated } = header
  const clean = withoutTraces(bytes)
  if (clean && (orientation === 1 || format === 'jpg')) return clean
  // What encodes takes a while to load, and hardly any file needs it.
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(clean ?? bytes, { animated: isAnimated }).autoOrient()
    const made = clean ? upright.keepMetadata() : upright.keepIccProfile()
    const isLossless = format === 'webp' && (clean ?? bytes).includes('VP8L', 0, 'latin1')
    return await made
      .toFormat(format === 'jpg' ? 'jpeg' : format, format === 'png' ? {} : { quality: 92, ...(isLossless && { lossless: true }) })
      .toBuffer()
  } catch {
    // That it is damaged is told where its forms are made, if it is shown.
    return clean ?? bytes
  }
}
