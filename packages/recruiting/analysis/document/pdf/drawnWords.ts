import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'

/** The drawing commands of a page, as listed by pdfjs: their numbers and arguments. */
type Drawing = { fnArray: number[]; argsArray: unknown[] }

/** The pdfjs commands that position and draw text. */
const COMMANDS = { spacing: 33, font: 37, matrix: 42, show: 44 }

/** A text with a position of its own in the file; its edges are in points. */
type Drawn = { text: string; x: number; right: number; y: number; size: number }

/** The gaps, as a share of the letter size, that separate words drawn one by one, and that always count as a space. */
const NARROW = 0.05
const BLANK = 0.102
/**
 * The minimum number of words that show a text is drawn word by word, the maximum in a row, and the minimum number of letters on both sides
 * of a narrow gap.
 */
const WORDS = 3
const MOST = 60
const LETTERS = 2
/** The tolerance for equal positions, in points. */
const NEAR = 0.5

/** Adds missing spaces to texts whose words are drawn one by one, where two words are closer than usual. */
export function drawnWords(items: TextItem[], drawing: Drawing): TextItem[] {
  const rows = new Map<string, Drawn[]>()
  for (const one of placedTexts(drawing)) rows.set(rowOf(one.y), [...(rows.get(rowOf(one.y)) ?? []).slice(-MOST), one])
  return items.map((item) => {
    const [, , , , x, y] = item.transform as [number, number, number, number, number, number]
    const own = (rows.get(rowOf(y)) ?? []).filter((one) => one.x > x - NEAR && one.right < x + item.width + NEAR)
    const isWhole = own.length >= WORDS && own.map(({ text }) => text).join('') === item.str.replace(/\s/g, '')
    const gaps = own.slice(1).map((one, index) => (one.x - own[index]!.right) / one.size)
    return isWhole && gaps.some((gap) => gap >= BLANK) ? { ...item, str: joined(own, gaps) } : item
  })
}

const rowOf = (y: number) => y.toFixed(1)

function joined(words: Drawn[], gaps: number[]): string {
  const isApart = (gap: number, nth: number) =>
    gap >= BLANK || (gap >= NARROW && words.slice(nth, nth + 2).every(({ text }) => text.length >= LETTERS))
  return words.map(({ text }, index) => (index > 0 && isApart(gaps[index - 1]!, index - 1) ? ` ${text}` : text)).join('')
}

/**
 * The texts without spaces that are positioned one by one. Letter-spaced or kerned text is skipped: it shows nothing about the gaps between
 * words.
 */
function placedTexts({ fnArray, argsArray }: Drawing): Drawn[] {
  const found: Drawn[] = []
  let size = 0
  let isSpread = false
  let place: ArrayLike<number> | null = null
  for (const [index, command] of fnArray.entries()) {
    const args = argsArray[index] as unknown[] | null
    if (command === COMMANDS.spacing) isSpread = args?.[0] !== 0
    else if (command === COMMANDS.font) size = Number(args?.[1])
    else if (command === COMMANDS.matrix) place = args?.[0] as ArrayLike<number>
    else if (command === COMMANDS.show) {
      const glyphs = args?.[0] as (number | { unicode: string; width: number })[]
      const drawn = place && !isSpread ? toDrawn(glyphs, place, size) : null
      if (drawn) found.push(drawn)
      place = null
    }
  }
  return found
}

function toDrawn(glyphs: (number | { unicode: string; width: number })[], place: ArrayLike<number>, size: number): Drawn | null {
  const letters = glyphs.filter((glyph) => typeof glyph === 'object')
  const text = letters.map(({ unicode }) => unicode).join('')
  if (letters.length < glyphs.length || text === '' || /\s/.test(text)) return null
  const height = size * place[0]!
  const width = (letters.reduce((sum, glyph) => sum + glyph.width, 0) / 1000) * height
  return { text, x: place[4]!, right: place[4]! + width, y: place[5]!, size: height }
}
