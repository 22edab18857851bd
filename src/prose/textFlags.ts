import { type Piece, pieceClues } from './pieceFinder.ts'
import { slipPieces } from './wordSlips.ts'

/** What one pass over a text finds in it, each a bit: what has none of these needs no closer look. */
export const TEXT_FLAG = {
  /** It may hold a slip of words. */
  slip: 1,
  /** It may hold Markdown, HTML or another sign that means nothing in plain words. */
  markup: 2,
  /** It holds signs in a row that may be a slip of typing. */
  typing: 4,
  /** It holds the target of a link. */
  link: 8,
  /** It holds an opening bracket. */
  open: 16,
  /** A sentence ends, and something follows. */
  end: 32,
  /** Two short words in a row are as long, and begin and end alike. */
  twice: 64,
} as const

/** Capital letters behind which no blank was typed. */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÈÁÍÓÚÑ'

/** The end of a sentence with the beginning of the next. */
const unparted = Array.from('.!?').flatMap((sign) => {
  const form = new RegExp(`(?<=[a-zäöüßéèáíóúñ])\\${sign}[A-ZÄÖÜÉÈÁÍÓÚÑ]`, 'y')
  return Array.from(CAPITALS, (capital) => ({ begin: sign + capital, form }))
})

const plain = (...begins: readonly string[]): Piece[] => begins.map((begin) => ({ begin }))

/** The table: what each of them is known by, but for words in a row. */
const PIECES: Readonly<Record<Exclude<keyof typeof TEXT_FLAG, 'twice'>, readonly Piece[]>> = {
  slip: [...slipPieces, ...plain('\\n')],
  markup: [
    ...plain(...'<&*`[{_', '\n- ', '\n* ', '\n• '),
    { begin: '#', form: /^#/y },
    { begin: 'http', form: /(?<=\s)http/y },
    ...Array.from('abcdefghijklmnopqrstuvwxyz_', (letter) => ({ begin: `:${letter}`, form: /:[a-z_]+:/y })),
  ],
  typing: [...plain('..', ' ,', ' .', ',,', ';;', ',.', '.,'), ...unparted],
  link: plain(']('),
  open: plain('('),
  end: plain('. ', '! ', '? ', '.\n', '؟ ', '。'),
}

const { marks, look } = pieceClues(
  Object.entries(PIECES).flatMap(([name, pieces]) => pieces.map((piece) => ({ ...piece, mark: TEXT_FLAG[name as keyof typeof PIECES] }))),
)

const BLANK = 32

/** The bit that tells a capital letter. */
const CASE = 32

/** Longer words are none of the small ones that nobody writes twice. */
const LONGEST = 6

/** The marks of a text. This is asked of every letter of a site, so that nothing is called for most. */
export function textFlags(text: string): number {
  let found = 0
  let before = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    const code = ((before << 8) ^ letter) & 0xffff
    if ((marks[code]! & ~found) !== 0) found |= look(text, at, code)
    if (letter === BLANK) {
      // Where a word of the same length would end behind this one; letters are the same but for their case when they differ in one bit.
      const end = at + at - start
      if (end > at && at - start <= LONGEST && end < text.length && (before | CASE) === (text.charCodeAt(end) | CASE))
        if ((text.charCodeAt(start) | CASE) === (text.charCodeAt(at + 1) | CASE)) found |= TEXT_FLAG.twice
      start = at + 1
    }
    before = letter
  }
  return found
}
