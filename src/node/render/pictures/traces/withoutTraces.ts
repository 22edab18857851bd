import { crc32, inflateSync } from 'node:zlib'
import { exifOf, readExif } from '#src/node/config/read/exif.ts'
import { isExif } from '#src/node/config/read/pictureHeader.ts'
import { type PictureKind, type PicturePart, pictureKind, pictureParts } from '#src/node/config/read/pictureParts.ts'
import { rightsInIptc } from './rightsInIptc.ts'
import { rightsInXmp } from './rightsInXmp.ts'
import { TRACE } from './trace.ts'

/**
 * A PNG, JPEG or WebP file without data about where and with which device it was taken: without Exif except orientation and rights, and
 * without maker notes, thumbnails, and data after its end. Rights in XMP and IPTC, AI markers (C2PA if it contains no place or device),
 * color profile and pixels are left unchanged. The same bytes if there is nothing to remove. Undefined for other formats, and if the pixels
 * cannot be found.
 */
export function withoutTraces(bytes: Buffer): Buffer | undefined {
  const kind = pictureKind(bytes)
  if (!kind) return undefined
  const parts = [...pictureParts(bytes, kind)]
  if (!parts.some(({ name }) => PIXELS.has(name))) return undefined
  const credentials = parts.filter((part) => isCredentials(kind, part))
  // Content credentials sign the entire file, so it is left complete if possible.
  if (credentials.length > 0 && parts.every((part) => isSilent(kind, part))) return bytes
  const isTraced = TRACE.test(Buffer.concat(credentials.map(({ body }) => body)).toString('latin1'))
  const kept = parts.flatMap((part) => {
    const left = isCredentials(kind, part) ? (isTraced ? undefined : part.whole) : cleaned[kind](part)
    return left ? [left] : []
  })
  const start = bytes.subarray(0, kind === 'jpg' ? 2 : kind === 'png' ? 8 : 12)
  const made = Buffer.concat([start, ...(kind === 'webp' ? withFlags(kept) : kept)])
  if (kind === 'webp') made.writeUInt32LE(made.length - 8, 4)
  return made.equals(bytes) ? bytes : made
}

const PIXELS = new Set(['ffda', 'IDAT', 'VP8 ', 'VP8L', 'ANMF'])

/** Whether a part contains a C2PA manifest: the signed origin of a picture. */
function isCredentials(kind: PictureKind, { name, body }: PicturePart): boolean {
  return kind === 'jpg' ? name === 'ffeb' && body.toString('latin1', 0, 2) === 'JP' : name === (kind === 'png' ? 'caBX' : 'C2PA')
}

/** Whether a part, unmodified, contains nothing about a place or a device. */
function isSilent(kind: PictureKind, part: PicturePart): boolean {
  const packet = isCredentials(kind, part) ? part.body.toString('latin1') : packetOf(kind, part)
  return packet === undefined ? cleaned[kind](part)?.equals(part.whole) === true : !TRACE.test(packet)
}

/** The XMP packet in a part; undefined for other parts. */
function packetOf(kind: PictureKind, { name, body }: PicturePart): string | undefined {
  const begins = (label: string) => body.toString('latin1', 0, label.length) === label
  if (kind === 'webp') return name === 'XMP ' ? body.toString() : undefined
  if (kind === 'jpg') return name === 'ffe1' && begins(XMP) ? body.toString('utf8', XMP.length) : undefined
  if (!PNG_TEXTS.has(name) || !begins(PNG_XMP)) return undefined
  const text = body.subarray(PNG_XMP.length)
  if (name === 'tEXt') return text.toString()
  if (name === 'zTXt') return inflated(text.subarray(1))
  // Two bytes for compression, a language and a translated keyword, the packet.
  const packet = text.subarray(text.indexOf(0, text.indexOf(0, 2) + 1) + 1)
  return text[0] === 0 ? packet.toString() : inflated(packet)
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_XMP_BYTES }).toString()
  } catch {
    return ''
  }
}

/** What remains of a part, by format; undefined if nothing does. */
const cleaned: Readonly<Record<PictureKind, (part: PicturePart) => Buffer | undefined>> = {
  jpg(part) {
    const { name, body, whole } = part
    const segment = (content: Buffer | undefined) => content && jpegSegment(name, content)
    const begins = (label: string) => body.toString('latin1', 0, label.length) === label
    if (name === 'ffe0') return begins('JFIF\0') ? whole : undefined
    if (name === 'ffe1' && isExif(part)) return segment(withLabel('Exif\0\0', exifOf(readExif(body))))
    const packet = packetOf('jpg', part)
    if (packet !== undefined) return segment(withLabel(XMP, rightsOf(packet)))
    if (name === 'ffe2') return begins('ICC_PROFILE\0') ? whole : undefined
    if (name === 'ffed') return segment(rightsInIptc(body))
    if (name === 'ffee') return begins('Adobe') ? whole : undefined
    if (name === 'fffe') return RIGHTS.test(body.toString('latin1')) ? withoutTrace(body, whole) : undefined
    return name.startsWith('ffe') ? undefined : whole
  },
  png(part) {
    const { name, body, whole } = part
    const exif = name === 'eXIf' ? exifOf(readExif(body)) : undefined
    if (name === 'eXIf') return exif && pngChunk(name, exif)
    const packet = packetOf('png', part)
    if (packet !== undefined) {
      const text = withLabel(`${PNG_XMP}\0\0\0\0`, rightsOf(packet))
      return text && pngChunk('iTXt', text)
    }
    if (PNG_TEXTS.has(name)) return RIGHTS.test(body.toString('latin1', 0, body.indexOf(0))) ? withoutTrace(body, whole) : undefined
    // Ancillary chunks start with a lowercase letter.
    return /^[A-Z]/.test(name) || PNG_LOOKS.has(name) ? whole : undefined
  },
  webp(part) {
    const { name, body, whole } = part
    const packet = packetOf('webp', part)
    if (packet !== undefined) return webpChunk(name, rightsOf(packet))
    if (name === 'EXIF') return webpChunk(name, exifOf(readExif(body)))
    return WEBP_LOOKS.has(name) ? whole : undefined
  },
}

const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const PNG_XMP = 'XML:com.adobe.xmp\0'
const PNG_TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])
const MOST_XMP_BYTES = 4 * 1024 * 1024

/** Subjects of comments and texts that are kept. */
const RIGHTS = /copyright|licen[cs]e|rights|author|credit|disclaimer|©|\xa9/i

/** Parts that determine the appearance of a picture. */
const PNG_LOOKS = new Set('tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT cICP mDCV cLLI mDCv cLLi'.split(' '))
const WEBP_LOOKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

function withoutTrace(body: Buffer, whole: Buffer): Buffer | undefined {
  return TRACE.test(body.toString('latin1')) ? undefined : whole
}

function rightsOf(packet: string): Buffer | undefined {
  const rights = rightsInXmp(packet)
  return rights === undefined ? undefined : Buffer.from(rights)
}

function withLabel(label: string, content: Buffer | undefined): Buffer | undefined {
  return content && Buffer.concat([Buffer.from(label, 'latin1'), content])
}

function jpegSegment(marker: string, body: Buffer): Buffer {
  const head = Buffer.from(`${marker}0000`, 'hex')
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function webpChunk(name: string, body: Buffer | undefined): Buffer | undefined {
  if (!body) return undefined
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** The chunks of a WebP file with flags for those it contains (RFC 9649, 2.7). */
function withFlags(chunks: Buffer[]): Buffer[] {
  const has = (name: string) => chunks.some((chunk) => chunk.toString('latin1', 0, 4) === name)
  return chunks.map((chunk) => {
    if (chunk.toString('latin1', 0, 4) !== 'VP8X') return chunk
    const flagged = Buffer.from(chunk)
    flagged[8] = (flagged[8]! & ~0b1100) | (has('EXIF') ? 0b1000 : 0) | (has('XMP ') ? 0b100 : 0)
    return flagged
  })
}
