/** First bytes of files by extension; for pictures with known pixels, see `pictureHeader`. */
const beginnings: Record<string, (bytes: Buffer) => boolean> = {
  '.woff2': (bytes) => latin(bytes, 0, 4) === 'wOF2',
  '.avif': (bytes) => latin(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(bytes, 8, 40)),
  '.ico': (bytes) => bytes.length > 6 && bytes.readUInt32LE(0) === 0x00010000 && bytes.readUInt16LE(4) > 0,
  '.gif': (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)),
  '.mp4': (bytes) => latin(bytes, 4, 8) === 'ftyp',
  '.webm': (bytes) => bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3,
  '.vtt': (bytes) => /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(latin(bytes, 0, 16)),
  '.pdf': (bytes) => latin(bytes, 0, 1024).includes('%PDF-'),
}

/** File types by their first bytes. */
const known: [isIt: (start: string) => boolean, what: string][] = [
  [(start) => start.startsWith('version https://git-lfs'), 'a Git LFS pointer; fetch the file itself with git lfs pull'],
  [(start) => /^\s*(?:<!doctype html|<html)/i.test(start), 'a web page, probably an error page'],
  [(start) => /^\s*(?:<\?xml[^>]*>\s*)?<svg/.test(start), 'an SVG picture'],
  [(start) => start.startsWith('wOFF'), 'a font in the older WOFF format'],
  [(start) => start.startsWith('wOF2'), 'a WOFF2 font'],
  [(start) => /^(?:\u0000\u0001\u0000\u0000|true|ttcf|OTTO)/.test(start), 'an uncompressed font (TTF or OTF); convert it to WOFF2'],
  [(start) => start.slice(1, 4) === 'PNG', 'a png picture'],
  [(start) => start.startsWith('\u00ff\u00d8\u00ff'), 'a jpg picture'],
  [(start) => start.startsWith('GIF8'), 'a gif picture'],
  [(start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP', 'a webp picture'],
  [(start) => start.slice(4, 12) === 'ftypavif', 'an avif picture'],
  [(start) => /^ftyp(?:heic|heix|mif1)/.test(start.slice(4)), 'a heic picture, which browsers cannot show'],
  [(start) => start.startsWith('%PDF-'), 'a PDF document'],
  [(start) => start.startsWith('PK\u0003\u0004'), 'a ZIP archive'],
]

const names: Record<string, string> = {
  '.woff2': 'a WOFF2 font',
  '.avif': 'an avif picture',
  '.ico': 'an icon',
  '.gif': 'a gif picture',
  '.mp4': 'an MP4 video',
  '.webm': 'a WebM video',
  '.vtt': 'a WebVTT file',
  '.pdf': 'a PDF document',
}

/** What is wrong with a file of an extension (such as `.woff2`), as part of a sentence; undefined for other extensions, too. */
export function formFault(ending: string, bytes: Buffer): string | undefined {
  const begins = Object.hasOwn(beginnings, ending) ? beginnings[ending] : undefined
  if (!begins) return undefined
  if (!begins(bytes)) return notIt(names[ending]!, bytes)
  // The header of a WOFF2 file contains its length (W3C WOFF 2.0, 4.1).
  return ending === '.woff2' && (bytes.length < 48 || bytes.readUInt32BE(8) !== bytes.length) ? 'a part of the font is missing' : undefined
}

/** States that the content of a file does not match its extension, and what it is, if known. */
export function notIt(what: string, bytes: Buffer): string {
  const start = latin(bytes, 0, 200)
  const found = known.find(([isIt]) => isIt(start))?.[1]
  if (found === what) return `only a part of ${what}`
  return `not ${what}${found === undefined ? '' : `, but ${found}`}`
}

function latin(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1')
}
