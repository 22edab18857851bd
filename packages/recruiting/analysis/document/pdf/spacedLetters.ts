import type { PdfPiece } from './PdfPiece.ts'

/** The minimum number of letters in a letter-spaced row. */
const FEWEST = 4
/** The gap, in letter heights, from which pieces belong to separate texts. */
const COLUMNS_APART = 2.5
/** The minimum gap between words, relative to the gap between letters. */
const WORDS_APART = 1.7

/**
 * The pieces of a row, from left to right, with letter-spaced words joined ("J A N E", or each letter a separate piece). If nothing
 * separates the words, the pieces do not change; nor does an ordinary row.
 */
export function spacedLetters(row: PdfPiece[]): PdfPiece[] {
  const starts = row.flatMap((piece, index) => (index === 0 || piece.x - row[index - 1]!.right > COLUMNS_APART * piece.size ? [index] : []))
  return starts.flatMap((start, index) => joinLetters(row.slice(start, starts[index + 1])))
}

function joinLetters(row: PdfPiece[]): PdfPiece[] {
  const letters = row.flatMap((piece) => piece.text.trim().split(/ +/))
  if (
    letters.length < FEWEST ||
    letters.some((letter) => [...letter].length > 1) ||
    letters.filter((letter) => /\p{L}/u.test(letter)).length < FEWEST
  )
    return row
  if (row.some((piece) => piece.text.trim().length > 1))
    return row.map((piece) => ({
      ...piece,
      text: piece.text
        .trim()
        .replace(/(\S) (?=\S)/g, '$1')
        .replace(/ {2,}/g, ' '),
    }))
  const gaps = row.slice(1).map((piece, index) => piece.x - row[index]!.right)
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1]!
  return row.reduce<PdfPiece[]>((words, piece, index) => {
    const last = words.at(-1)
    if (!last || gaps[index - 1]! > Math.max(usual * WORDS_APART, usual + piece.size * 0.15))
      return [...words, { ...piece, text: piece.text.trim() }]
    return [...words.slice(0, -1), { ...last, text: last.text + piece.text.trim(), right: piece.right }]
  }, [])
}
