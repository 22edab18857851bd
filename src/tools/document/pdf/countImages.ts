/**
 * Pictures in a PDF, counted in its bytes: the dictionary of a picture belongs to a stream and so is never packed (ISO 32000-1, 7.5.7).
 * Masks of pictures are not counted twice. Pictures written straight into the text of a page are not seen.
 */
export function countImages(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes)
  const pictures = text.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0
  const masks = new Set(text.match(/\/SMask\s+\d+\s+\d+\s+R/g)).size
  return Math.max(0, pictures - masks)
}
