/** A kind of picture that authors select: its name in words, and the type in which it is encoded if it has to be made smaller. */
export type PictureFormat = { name: string; smaller?: 'image/jpeg' | 'image/webp' }

const HEIC: PictureFormat = { name: 'HEIC', smaller: 'image/jpeg' }

const FORMATS: Readonly<Record<string, PictureFormat>> = {
  'image/png': { name: 'PNG', smaller: 'image/webp' },
  'image/jpeg': { name: 'JPG', smaller: 'image/jpeg' },
  'image/webp': { name: 'WebP', smaller: 'image/webp' },
  'image/avif': { name: 'AVIF', smaller: 'image/webp' },
  'image/svg+xml': { name: 'SVG' },
  'image/heic': HEIC,
  'image/heif': HEIC,
}

/** Brands of HEIC files (ISO/IEC 23008-12, annex B), which phones also name `.jpg`. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

/** The format of a file, by its type, its name and the start of its bytes; undefined if pages cannot show it. */
export function pictureFormat({ type, name }: Pick<File, 'type' | 'name'>, start: Uint8Array): PictureFormat | undefined {
  const brand = String.fromCharCode(...start.subarray(4, 12))
  const isHeic = brand.startsWith('ftyp') && HEIC_BRANDS.has(brand.slice(4))
  return isHeic || /\.hei[cf]$/i.test(name) ? HEIC : FORMATS[type]
}

/** Whether a picture moves, by the start of its bytes: scaling it would keep its first image only. */
export function isAnimated(start: Uint8Array): boolean {
  const text = Array.from(start.subarray(0, MOST_START), (byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith('\u0089PNG')) return text.includes('acTL')
  if (text.startsWith('RIFF')) return text.includes('ANIM')
  return text.slice(4, 12) === 'ftypavis'
}

/** Animations declare themselves before their pixels. */
const MOST_START = 64 * 1024
