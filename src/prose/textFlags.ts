import { type Piece, pieceClues } from './pieceFinder.ts'
import { slipPieces } from './wordSlips.ts'

/** What one pass over a text finds, as bits. A text without any of them needs no closer look. */
export const TEXT_FLAG = {
  /** May contain a word slip. */
  slip: 1,
  /** May contain Markdown, HTML or other characters without a meaning in plain text. */
  markup: 2,
  /** Contains a sequence of characters that may be a typing error. */
  typing: 4,
  /** Contains the target of a link. */
  link: 8,
  /** Contains an opening bracket. */
  open: 16,
  /** A sentence ends, and more text follows. */
  end: 32,
  /** Two short adjacent words have the same length, first letter and last letter. */
  twice: 64,
} as const

/** Capital letters without a space after them. */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÈÁÍÓÚÑ'

/** The end of a sentence and the start of the next. */
const unparted = Array.from('.!?').flatMap((sign) => {
  const form = new RegExp(`(?<=[a-zäöüßéèáíóúñ])\\${sign}[A-ZÄÖÜÉÈÁÍÓÚÑ]`, 'y')
  return Array.from(CAPITALS, (capital) => ({ begin: sign + capital, form }))
})

const plain = (...begins: readonly string[]): Piece[] => begins.map((begin) => ({ begin }))

/** Patterns for each flag, except for adjacent words. */
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

/** The bit that distinguishes capital letters. */
const CASE = 32

/** Maximum length of the short words that never occur twice in a row. */
const LONGEST = 6

/** The flags of a text. Called for every text of a site, so it calls as few functions as possible. */
export function textFlags(text: string): number {
  let found = 0
  let before = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    const code = ((before << 8) ^ letter) & 0xffff
    if ((marks[code]! & ~found) !== 0) found |= look(text, at, code)
    if (letter === BLANK) {
      // Position where a word of the same length would end after this one; letters that differ in one bit differ only in case.
      const end = at + at - start
      if (end > at && at - start <= LONGEST && end < text.length && (before | CASE) === (text.charCodeAt(end) | CASE))
        if ((text.charCodeAt(start) | CASE) === (text.charCodeAt(at + 1) | CASE)) found |= TEXT_FLAG.twice
      start = at + 1
    }
    before = letter
  }
  return found
}
