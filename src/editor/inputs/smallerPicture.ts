/** The longest side of a picture that is made smaller, in pixels: sharp on all screens, even across the page. */
const MOST_SIDE = 2560

/** Qualities in order; the first one is hardly ever too large. */
const QUALITIES = [0.88, 0.75, 0.6]

/**
 * A picture, scaled to at most 2560 pixels per side, upright, and encoded again, without any of its metadata; undefined if the browser
 * cannot encode it in `mostBytes`.
 */
export async function smallerPicture(
  image: HTMLImageElement,
  type: 'image/jpeg' | 'image/webp',
  mostBytes: number,
): Promise<{ blob: Blob; width: number; height: number } | undefined> {
  const size = fittedSize(image.naturalWidth, image.naturalHeight)
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, size.width, size.height)
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, type, quality))
    if (blob && blob.size < mostBytes) return { blob, ...size }
  }
  return undefined
}

/** A size with the same proportions whose longest side is at most 2560 pixels. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, MOST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}
