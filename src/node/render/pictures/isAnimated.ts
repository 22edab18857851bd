/** Whether a PNG or WebP file moves (APNG, acTL before IDAT; RFC 9649, animation flag). Other files never do. */
export function isAnimated(bytes: Buffer): boolean {
  const isWebp = bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  if (isWebp) return bytes.subarray(12, 16).toString('latin1') === 'VP8X' && (bytes[20]! & 0b10) !== 0
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return false
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + bytes.readUInt32BE(offset)) {
    const chunk = bytes.subarray(offset + 4, offset + 8).toString('latin1')
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}
