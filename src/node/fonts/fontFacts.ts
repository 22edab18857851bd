import { Blob, Face, Font } from 'harfbuzzjs'
import { compress } from 'woff2-encoder'
import decompress from 'woff2-encoder/decompress'
import { fallbackOf } from './fallbackOf.ts'
import { setWeight } from './setWeight.ts'

/**
 * What a font file says about itself: its family, the range of weights of a variable file or the only weight, its style, and the values
 * that scale a system font to its size, for a font with Latin letters. `woff2` is the file for pages.
 */
export type FontFacts = {
  family: string
  weights: string | null
  weight: number
  style: 'normal' | 'italic'
  fallback: ReturnType<typeof fallbackOf> | undefined
  woff2: Buffer
}

/** How a font is used: its weight, and whether its texts are in capital letters; `hasSerifs`, if its file does not say it. */
export type FontUse = { weight?: number; isCapitals?: boolean; hasSerifs?: boolean | undefined }

/** Names in the OpenType table `name`: the family for all weights, and otherwise for this one. */
const FAMILY = [16, 1]

/** Words of a family name that tell the style of a single file. */
const STYLES = new Set('Variable Thin ExtraLight Light Regular Medium SemiBold Bold ExtraBold Black Italic'.split(' '))

/** Letters without which a font is for another script. */
const LATIN = 'aeinost'

/** The weight of running text. */
const REGULAR = 400

/** Panose styles of serifs; others are without serifs, or unknown. */
const [FIRST_SERIF, LAST_SERIF] = [2, 10]

/**
 * Reads a font (WOFF2, TTF or OTF), or returns the reason in one sentence why it cannot be used. The system font is scaled to the width of
 * letters in `weight`, or in the nearest weight of the file, and to that of capital letters with `isCapitals`.
 */
export async function fontFacts(
  bytes: Buffer,
  { weight = REGULAR, isCapitals = false, hasSerifs }: FontUse = {},
): Promise<FontFacts | { failure: string }> {
  const isPacked = bytes.toString('latin1', 0, 4) === 'wOF2'
  const plain = isPacked ? await decompress(bytes).catch(() => undefined) : bytes
  if (!plain || !isFont(Buffer.from(plain))) return { failure: 'This is not a font that pages can use. Choose a WOFF2, TTF or OTF file.' }
  const face = new Face(new Blob(plain))
  const [head, hhea, os2] = ['head', 'hhea', 'OS/2'].map((name) => tableOf(face, name))
  const em = head && head.length >= 54 ? head.readUInt16BE(18) : 0
  if (!head || !hhea || em === 0 || hhea.length < 10)
    return { failure: 'This font has no measures of its letters. Ask its foundry for a web font.' }
  const font = new Font(face)
  font.setScale(em, em)
  const axis = setWeight(face, font, weight)
  const glyphOf = (letter: string) => font.nominalGlyph(letter.codePointAt(0)!)
  const widthOf = (letter: string) => font.glyphHAdvance(glyphOf(letter) ?? 0) / em
  // System fonts of other scripts differ between devices, and their widths cannot be read from single letters.
  const hasLatin = [...LATIN].every((letter) => glyphOf(letter))
  const serif = os2 && os2.length > 33 ? os2[33]! : 0
  return {
    family: familyOf(face) ?? 'Own font',
    weights: axis ? `${Math.max(100, Math.round(axis.min))} ${Math.min(900, Math.round(axis.max))}` : null,
    weight: os2 && os2.length > 6 ? Math.min(900, Math.max(100, os2.readUInt16BE(4))) : 400,
    style: head.readUInt16BE(44) & 2 ? 'italic' : 'normal',
    fallback: hasLatin
      ? fallbackOf(
          {
            widthOf,
            hasSerifs: hasSerifs ?? (serif >= FIRST_SERIF && serif <= LAST_SERIF),
            ascent: hhea.readInt16BE(4) / em,
            descent: -hhea.readInt16BE(6) / em,
            lineGap: hhea.readInt16BE(8) / em,
          },
          isCapitals,
        )
      : undefined,
    woff2: isPacked ? bytes : Buffer.from(await compress(bytes)),
  }
}

function isFont(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4)
  return start === 'OTTO' || start === 'true' || start === '\u0000\u0001\u0000\u0000'
}

function tableOf(face: Face, name: string): Buffer | undefined {
  const table = face.referenceTable(name)
  return table && Buffer.from(table)
}

/** The family name of a font, in letters, digits and spaces; undefined if it has none. */
function familyOf(face: Face): string | undefined {
  const table = tableOf(face, 'name')
  if (!table || table.length < 6) return undefined
  const [count, texts] = [table.readUInt16BE(2), table.readUInt16BE(4)]
  const names = new Map<number, string>()
  for (let index = 0; index < count && 6 + index * 12 + 12 <= table.length; index += 1) {
    const at = 6 + index * 12
    const [platform, id, length, offset] = [table.readUInt16BE(at), ...[6, 8, 10].map((place) => table.readUInt16BE(at + place))] as const
    // Names for Windows are in UTF-16.
    if (platform !== 3 || names.has(id!)) continue
    const letters = table.subarray(texts + offset!, texts + offset! + length!)
    names.set(
      id!,
      Buffer.from(letters.subarray(0, letters.length & ~1))
        .swap16()
        .toString('utf16le'),
    )
  }
  const name = FAMILY.map((id) => names.get(id)).find((found) => found !== undefined) ?? ''
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && !STYLES.has(word))
  return words.length > 0 ? words.join(' ').slice(0, 60).trim() : undefined
}
