import { isUtf8 } from 'node:buffer'

/** What is wrong with the bytes of a text: the place (from 1), and the byte offset (from 0). */
export type EncodingFault = { line: number; column: number; message: string; hint: string }

const SAVE = 'Save the file as UTF-8. Editors offer this in the status bar or under Save As.'

/** Characters that are never typed: control characters except tab and line break, and the replacement character. */
const LOST = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/

/** Whether a text read as UTF-8 may be invalid; a cheap test. Most control characters are ignored: JSON refuses them. */
export function mayBeFaulty(text: string): boolean {
  return text.includes('\ufffd') || text.includes('\0')
}

/** Whether a text contains characters that are never typed. */
export function holdsLostSigns(text: string): boolean {
  return LOST.test(text)
}

/** The best possible text of a file that may not be UTF-8, and what is wrong with it; undefined if nothing is. */
export function encodingFault(bytes: Buffer): { text: string; fault: EncodingFault } | undefined {
  const wide = wideEncoding(bytes)
  if (wide) {
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2))
    const text = (wide === 'UTF-16 BE' ? Buffer.from(even).swap16() : even).toString('utf16le').replace(/^\ufeff/, '')
    return { text, fault: { line: 1, column: 1, message: `the file is saved as ${wide} instead of UTF-8`, hint: SAVE } }
  }
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes)) {
    const offset = invalidOffset(bytes)
    const value = bytes[offset]!
    const meant = value >= 0xa0 ? `; in Windows-1252 it is "${String.fromCharCode(value)}"` : ''
    const message = `byte ${offset} (${value.toString(16).toUpperCase()}) is not UTF-8${meant}`
    return { text, fault: { ...placeOf(bytes.subarray(0, offset).toString('utf8')), message, hint: SAVE } }
  }
  const lost = LOST.exec(text)
  if (!lost) return undefined
  const code = lost[0].charCodeAt(0)
  const before = text.slice(0, lost.index)
  const message =
    code === 0xfffd
      ? `"\ufffd" (byte ${Buffer.byteLength(before)}) replaces a character that was lost`
      : `byte ${Buffer.byteLength(before)} is a control character (${code.toString(16).padStart(2, '0').toUpperCase()})`
  return { text, fault: { ...placeOf(before), message, hint: code === 0xfffd ? 'Retype the intended character.' : 'Remove it.' } }
}

function wideEncoding(bytes: Buffer): 'UTF-16 LE' | 'UTF-16 BE' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 LE'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 BE'
  // In UTF-16 without a byte order mark, every second byte is zero in most languages.
  const some = bytes.subarray(0, 400)
  const [even, odd] = [0, 1].map((first) => some.filter((byte, index) => index % 2 === first && byte === 0).length)
  if (some.length < 4 || Math.max(even!, odd!) < some.length / 4) return undefined
  return odd! > even! ? 'UTF-16 LE' : 'UTF-16 BE'
}

/** The offset of the first byte that neither starts nor continues a character. */
function invalidOffset(bytes: Buffer): number {
  let [sound, most] = [0, bytes.length]
  // The longest valid prefix ends at most three bytes after a valid one.
  while (sound < most) {
    const middle = (sound + most + 1) >> 1
    if (isUtf8(wholeLetters(bytes, middle))) sound = middle
    else most = middle - 1
  }
  return wholeLetters(bytes, sound).length
}

/** The bytes before an offset without a character that continues after it. */
function wholeLetters(bytes: Buffer, end: number): Buffer {
  let start = end
  while (start > 0 && end - start < 3 && (bytes[start - 1]! & 0xc0) === 0x80) start -= 1
  const lead = bytes[start - 1] ?? 0
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1
  return bytes.subarray(0, length > end - start + 1 ? start - 1 : end)
}

function placeOf(before: string): { line: number; column: number } {
  const text = before.replace(/^\ufeff/, '')
  return { line: text.split('\n').length, column: text.length - text.lastIndexOf('\n') }
}
