import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'

/** The drawing commands of a page, as listed by pdfjs: glyphs with their letters are among the arguments. */
type Drawing = { argsArray: unknown[] }

/** The minimum number of letters of a letter-spaced text, and the minimum share of its words that have one or two letters. */
const FEWEST = 4
const SHARE = 0.25
/** Single characters separated by spaces. */
const EACH = /^\S(?: \S)+$/u
/** Single letters separated by spaces, even if they are as few as in a title: "D R ." */
const EACH_LETTER = /^\p{L}(?: [\p{L}.])+$/u

/**
 * Texts with the spaces of the file, where pdfjs added spaces between spread letters ("Jo nathan P ri c e"). If the file has no spaces in
 * such a text, it does not change.
 */
export function writtenBlanks(items: TextItem[], drawing: Drawing): TextItem[] {
  if (!items.some(({ str }) => isSpread(str))) return items
  const written = lettersOf(drawing)
  const places = [...written.matchAll(/\S/g)].map(({ index }) => index)
  const letters = written.replace(/\s/g, '')
  let from = 0
  return items.map((item) => {
    const own = item.str.replace(/\s/g, '')
    const ahead = letters.indexOf(own, from)
    const at = ahead < 0 ? letters.indexOf(own) : ahead
    if (own === '' || at < 0) return item
    from = at + own.length
    const text = written.slice(places[at], places[from - 1]! + 1).replace(/\s+/g, ' ')
    const isTold = text.includes(' ') || (EACH.test(item.str.trim()) && written.includes(' '))
    return isSpread(item.str) && isTold && isRespaced(item.str, text) ? { ...item, str: text } : item
  })
}

/** Whether all removed spaces are between letters, so that no separate items are joined. */
function isRespaced(spread: string, written: string): boolean {
  let at = 0
  for (const sign of spread.trim().replace(/\s+/g, ' ')) {
    if (sign === written[at]) at += 1
    else if (sign !== ' ' || !/[\p{L}.,&’'-]$/u.test(written.slice(0, at)) || !/^[\p{L}.,&’'-]/u.test(written.slice(at))) return false
  }
  return true
}

function isSpread(text: string): boolean {
  // A comma that is separate because the word before it is bold does not count as a word.
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const short = words.filter((word) => word.length < 3).length
  const isLong = EACH_LETTER.test(text.trim()) || text.replace(/\s/g, '').length >= FEWEST
  return words.length > 1 && short >= words.length * SHARE && isLong
}

/** The letters of a page in the order in which they are drawn; a glyph can have several. */
function lettersOf({ argsArray }: Drawing): string {
  return argsArray
    .flatMap((args) => (Array.isArray(args) && Array.isArray(args[0]) ? (args[0] as unknown[]) : []))
    .map((glyph) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string' ? glyph.unicode : '',
    )
    .join('')
}
