import { looksUtf16 } from './fileType.ts'

// The characters of bytes 0x80 to 0x9f (encoding.spec.whatwg.org, index windows-1252); Node 20 decodes them as control characters.
const UPPER = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ']

/** Decodes a plain text file: by its byte order mark, otherwise as UTF-8 if valid, as UTF-16 without a mark, or as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : looksUtf16(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? UPPER[byte - 0x80] : String.fromCharCode(byte))).join('')
  }
}
