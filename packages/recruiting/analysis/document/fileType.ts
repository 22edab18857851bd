/** The type of a file according to its first bytes. `other` is a known type without text: a program, an image, an archive. */
export type FileType = 'pdf' | 'zip' | 'ole' | 'rtf' | 'other' | 'text' | 'binary'

const signatures: [FileType, number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['other', [0x4d, 0x5a]], // Windows program
  ['other', [0x7f, 0x45, 0x4c, 0x46]], // ELF program
  ['other', [0x89, 0x50, 0x4e, 0x47]], // PNG
  ['other', [0xff, 0xd8, 0xff]], // JPEG
  ['other', [0x47, 0x49, 0x46, 0x38]], // GIF
  ['other', [0x1f, 0x8b]], // gzip
  ['other', [0x52, 0x61, 0x72, 0x21]], // RAR
  ['other', [0x37, 0x7a, 0xbc, 0xaf]], // 7z
]

/** PDF readers accept the signature anywhere in the first 1,024 bytes. */
const PDF_WINDOW = 1024

/** The type of a file by its bytes, whatever its name or media type. Text has no control characters except the usual ones. */
export function fileType(bytes: Uint8Array): FileType {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  const isProgram = found?.[0] === 'other' && bytes[0] === 0x4d
  // Two letters are a weak signature: a text can start with "MZ" or even contain "%PDF-".
  if (found && !(isProgram && isText(bytes))) return found[0]
  if (!isText(bytes) || startsAsPdf(bytes)) return hasPdfMark(bytes) ? 'pdf' : 'binary'
  return 'text'
}

const startsAsPdf = (bytes: Uint8Array) => [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, index) => bytes[index] === byte)

function hasPdfMark(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, PDF_WINDOW)).includes('%PDF-')
}

function isText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096)
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff) || looksUtf16(head)) return true
  const strange = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  return strange <= head.length / 200
}

/** Whether nearly every other byte is zero, as in Western text in UTF-16 without a byte order mark. */
export function looksUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.min(bytes.length, 400) >> 1
  if (pairs < 2) return null
  let first = 0
  let second = 0
  for (let index = 0; index < pairs; index += 1) {
    if (bytes[2 * index] === 0) first += 1
    if (bytes[2 * index + 1] === 0) second += 1
  }
  if (second > pairs * 0.7 && first === 0) return 'utf-16le'
  if (first > pairs * 0.7 && second === 0) return 'utf-16be'
  return null
}
