import { exifOf, readExif } from '#src/node/config/read/exif.ts'
import { isExif } from '#src/node/config/read/pictureHeader.ts'
import { pictureKind, pictureParts } from '#src/node/config/read/pictureParts.ts'

/** JPEG segments in which photographs state rights and AI markers: Exif and XMP, IPTC, comments. */
const SEGMENTS = new Set(['ffe1', 'ffed', 'fffe'])

/**
 * A JPEG that a browser has made from a photograph, with the metadata segments of that photograph, whose start is `original`; its pixels
 * are already upright. The same bytes if either is not a JPEG. What of the metadata may be published is for `publishedAsset` to decide.
 */
export function withRightsOf(bytes: Buffer, original: Buffer): Buffer {
  if (pictureKind(bytes) !== 'jpg' || pictureKind(original) !== 'jpg') return bytes
  const segments = [...pictureParts(original, 'jpg')].flatMap((part) => {
    if (!SEGMENTS.has(part.name)) return []
    if (part.name !== 'ffe1' || !isExif(part)) return [part.whole]
    const exif = exifOf({ ...readExif(part.body), orientation: 1 })
    if (!exif) return []
    const head = Buffer.from('ffe10000457869660000', 'hex')
    head.writeUInt16BE(head.length - 2 + exif.length, 2)
    return [head, exif]
  })
  // The JFIF segment, if any, is the first one.
  const [first] = pictureParts(bytes, 'jpg')
  const at = first?.name === 'ffe0' ? 2 + first.whole.length : 2
  return Buffer.concat([bytes.subarray(0, at), ...segments, bytes.subarray(at)])
}
