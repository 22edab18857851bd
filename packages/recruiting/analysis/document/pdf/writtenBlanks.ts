import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'

/** What a page draws, as pdfjs lists it: glyphs with their letters are among the arguments. */
type Drawing = { argsArray: unknown[] }

/** The fewest letters of a text that may be letter-spaced, and the share of its words that are then of a letter or two. */
const FEWEST = 4
const SHARE = 0.25
/** One letter after another. */
const EACH = /^\S(?: \S)+$/u
/** Letters one after another, be they as few as those of a title: "D R ." */
const EACH_LETTER = /^\p{L}(?: [\p{L}.])+$/u

/**
 * Texts with the blanks that the file writes, where blanks were put between letters that are spread apart ("Jo nathan P ri c e"). A file
 * that writes no blank in such a text leaves it as it is.
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

/** Whether all blanks that one text has and the other has not stand between letters, so that no two things run into one. */
function isRespaced(spread: string, written: string): boolean {
  let at = 0
  for (const sign of spread.trim().replace(/\s+/g, ' ')) {
    if (sign === written[at]) at += 1
    else if (sign !== ' ' || !/[\p{L}.,&’'-]$/u.test(written.slice(0, at)) || !/^[\p{L}.,&’'-]/u.test(written.slice(at))) return false
  }
  return true
}

function isSpread(text: string): boolean {
  // A comma alone, before what follows a bold word, is no letter.
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const short = words.filter((word) => word.length < 3).length
  const isLong = EACH_LETTER.test(text.trim()) || text.replace(/\s/g, '').length >= FEWEST
  return words.length > 1 && short >= words.length * SHARE && isLong
}

/** The letters of a page in the order in which they are drawn; one glyph may have several. */
function lettersOf({ argsArray }: Drawing): string {
  return argsArray
    .flatMap((args) => (Array.isArray(args) && Array.isArray(args[0]) ? (args[0] as unknown[]) : []))
    .map((glyph) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string' ? glyph.unicode : '',
    )
    .join('')
}
