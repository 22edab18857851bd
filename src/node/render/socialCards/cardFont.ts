import { Blob, Buffer as Run, Face, Font, Variation, shape } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { madeOnce } from '#src/site/madeOnce.ts'
import { recentOf } from '#src/site/recentOf.ts'
import { visualOrder } from './visualOrder.ts'

/** How a text is set: its weight (the nearest available one is used), and the letter spacing, in thousandths of an em. */
export type TextStyle = { weight: number; spacing: number }

/** The font of a theme, for drawing. */
export type CardFont = {
  /**
   * A text in characters that the font has: a missing one is replaced by its plain form (ǻ → a), or left out if it is not a letter or
   * digit. Undefined if a letter or digit would be missing.
   */
  writable(text: string): string | undefined
  /** The width of such a text, in em. */
  widthOf(text: string, style: TextStyle): number
  /** The glyphs of such a text, with their positions. */
  glyphs(text: string, style: TextStyle): Glyph[]
  /** Their outlines as SVG elements, on a baseline at 0; an em has 1000 units, and y points up. */
  outline(text: string, style: TextStyle): string
}

/** One or more letters written as one glyph: the outline as an SVG path, and the position on the baseline, in thousandths of an em. */
export type Glyph = { key: string; outline: string; x: number; y: number }

const EM = 1000

const REGULAR = 400

const MOST_OUTLINES = 20

/** Number of words whose glyphs are cached. */
const MOST_WORDS = 5000

/** Glyphs from left to right, and the end position. */
type Setting = { glyphs: Glyph[]; end: number }

/**
 * Creates the font of a theme’s files (WOFF2): each character is drawn from the first file that has it in the nearest weight; a variable
 * file has every weight. A file that is not a font has no characters.
 */
export async function cardFont(files: readonly Buffer[]): Promise<CardFont> {
  const faces = (await Promise.all(files.map((file) => decompress(file).catch(() => undefined)))).flatMap((file) =>
    file ? [new Face(new Blob(file))] : [],
  )
  const plain = faces.map((face) => new Font(face))
  const ownWeights = faces.map(onlyWeight)
  const nearestFace = (character: string, weight: number) => {
    const distance = (face: number) => Math.abs((ownWeights[face] ?? weight) - weight)
    return plain.reduce((best, font, face) => {
      const hasIt = [...character].every((one) => (font.nominalGlyph(one.codePointAt(0)!) ?? 0) > 0)
      return hasIt && (best < 0 || distance(face) < distance(best)) ? face : best
    }, -1)
  }

  /** Which file has a character in a weight, and the font of each file in that weight with its glyphs. */
  const inWeight = madeOnce((weight: number) => ({
    faceOf: madeOnce((character: string) => nearestFace(character, weight)),
    fonts: faces.map((face, index) => {
      const font = new Font(face)
      font.setScale(EM, EM)
      const axis = face.getAxisInfos()['wght']
      if (axis) font.setVariations([new Variation('wght', Math.min(Math.max(weight, axis.min), axis.max))])
      const glyphOf = madeOnce((glyph: number) => ({ key: `${index} ${weight} ${glyph}`, outline: font.glyphToPath(glyph) }))
      return { font, glyphOf }
    }),
  }))

  // One shared instance: each allocates its own memory, which is freed late.
  const buffer = new Run()

  /** The glyphs of a text from left to right, and its end position. */
  const shaped = (text: string, { weight, spacing }: TextStyle): Setting => {
    let end = 0
    const { faceOf, fonts } = inWeight(weight)
    const glyphs = runsOf(text, faceOf).flatMap(({ face, run }) => {
      const { font, glyphOf } = fonts[face]!
      buffer.reset()
      buffer.addText(run)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      // Spacing would pull connected letters apart.
      const between = JOINED.test(run) ? 0 : spacing
      const positions = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint }, index): Glyph => {
        const { xAdvance, xOffset, yOffset } = positions[index]!
        const glyph = { ...glyphOf(codepoint), x: end + xOffset, y: yOffset }
        // A combining mark takes no space of its own.
        end += xAdvance === 0 ? 0 : xAdvance + between
        return glyph
      })
    })
    return { glyphs, end }
  }
  const words = recentOf<Setting>(MOST_WORDS)
  /** The same, cached. */
  const setOnce = (text: string, style: TextStyle): Setting => {
    const key = `${style.weight} ${style.spacing} ${text}`
    const before = words.get(key)
    if (before) return before
    const made = shaped(text, style)
    words.set(key, made)
    return made
  }
  /** Titles of a site share many words, and each Latin word can be set separately. */
  const set = (text: string, style: TextStyle): Setting => {
    if (!text.includes(' ')) return setOnce(text, style)
    if (!PLAIN.test(text)) return shaped(text, style)
    const glyphs: Glyph[] = []
    let end = 0
    for (const word of text.split(/( )/)) {
      const setting = setOnce(word, style)
      for (const { key, outline, x, y } of setting.glyphs) glyphs.push({ key, outline, x: end + x, y })
      end += setting.end
    }
    return { glyphs, end }
  }
  /** A character in the form that the font has. */
  const formOf = madeOnce((character: string) =>
    [character, character.normalize('NFC'), character.normalize('NFKD').replace(/\p{M}/gu, '')].find(
      (one) => one !== '' && inWeight(REGULAR).faceOf(one) >= 0,
    ),
  )
  // All cards of a site share a few texts: its name and address.
  const outlines = recentOf<string>(MOST_OUTLINES)

  return {
    writable(text) {
      let written = ''
      for (const character of charactersOf(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))) {
        const form = formOf(character)
        if (form === undefined && /[\p{L}\p{N}]/u.test(character)) return undefined
        written += form ?? ''
      }
      return written.replace(/\s+/g, ' ').trim() || undefined
    },
    widthOf: (text, style) => set(text, style).end / EM,
    glyphs: (text, style) => set(text, style).glyphs,
    outline(text, style) {
      const key = `${style.weight} ${style.spacing} ${text}`
      const before = outlines.get(key)
      if (before !== undefined) return before
      const paths = set(text, style).glyphs.map(({ outline, x, y }) => outline && `<path transform="translate(${x} ${y})" d="${outline}"/>`)
      const joined = paths.join('')
      outlines.set(key, joined)
      return joined
    },
  }
}

/** The weight of a static file, from its OS/2 table; italics are infinitely far from any weight. */
function onlyWeight(face: Face): number | undefined {
  if (face.getAxisInfos()['wght']) return undefined
  const table = face.referenceTable('OS/2')
  if (!table || table.length < 64) return REGULAR
  const { buffer, byteOffset } = table
  const view = new DataView(buffer, byteOffset)
  // usWeightClass, and the first bit of fsSelection.
  return (view.getUint16(62) & 1) === 1 ? Infinity : view.getUint16(4)
}

const JOINED = /\p{Script=Arabic}/u

/** Runs of a text in one file and one direction, from left to right. */
function runsOf(text: string, faceOf: (character: string) => number): { face: number; run: string }[] {
  return visualOrder(charactersOf(text)).flatMap(({ piece, fromRight }) => {
    const runs: { face: number; run: string }[] = []
    for (const character of charactersOf(piece)) {
      const face = Math.max(faceOf(character), 0)
      if (runs.at(-1)?.face === face) runs.at(-1)!.run += character
      else runs.push({ face, run: character })
    }
    return fromRight ? runs.toReversed() : runs
  })
}

const segmenter = new Intl.Segmenter()

/** In such text (Latin letters and symbols, dashes, quotes) each code unit is a grapheme, so slow segmentation is unnecessary. */
const PLAIN = /^[\x20-\x7e\xa0-\u02ff\u2010-\u2027\u20ac]*$/

/** The graphemes of a text. */
function charactersOf(text: string): string[] {
  if (PLAIN.test(text)) return text.split('')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
