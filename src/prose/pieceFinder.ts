/** How common letters are in texts of most languages, most common first; JSON punctuation counts as letters. */
const COMMON = ' "etaoinsrhldcumfpgwybvkjz,.:0123456789\nxq'

/** A search term: its beginning, and a test from that position on; without a test, the beginning is sufficient. */
export type Piece = { begin: string; form?: RegExp }

/** Two adjacent letters of a piece at `offset`, and the beginning before them; for a single letter, the first of the two can be any. */
type Clue = Piece & { offset: number; first: number; mark: number }

/**
 * Positions in a text where pieces may be: `marks` has, for the code of any two adjacent letters, the marks of the pieces that contain
 * them, and `look` returns the marks whose piece is present. The code combines the first letter, shifted by eight bits, and the second in
 * 16 bits.
 */
export type PieceClues = { marks: Uint8Array; look(text: string, at: number, code: number): number }

/** Finds many pieces in one pass over a text: the rarest two adjacent letters of a piece decide whether to compare it. */
export function pieceClues(pieces: readonly (Piece & { mark: number })[]): PieceClues {
  const marks = new Uint8Array(1 << 16)
  const clues: Clue[][] = Array.from({ length: 1 << 16 })
  const note = (code: number, clue: Clue) => {
    marks[code]! |= clue.mark
    clues[code] = [...(clues[code] ?? []), clue]
  }
  for (const piece of pieces) {
    const { begin } = piece
    const first = begin.charCodeAt(0)
    if (begin.length === 1) for (let before = 0; before < 256; before += 1) note(codeOf(before, first), { ...piece, first, offset: 0 })
    else {
      const offset = rarestPair(begin) + 1
      note(codeOf(begin.charCodeAt(offset - 1), begin.charCodeAt(offset)), { ...piece, first, offset })
    }
  }

  const look = (text: string, at: number, code: number) => {
    let found = 0
    for (const clue of clues[code]!) {
      const start = at - clue.offset
      // Most pieces are absent, which the first letter shows quickly.
      if (start >= 0 && text.charCodeAt(start) === clue.first && isThere(text, start, clue)) found |= clue.mark
    }
    return found
  }
  return { marks, look }
}

/** Returns a function that tells whether a text contains any of some pieces. Patterns are sticky (`y`). */
export function pieceFinder(pieces: readonly Piece[]): (text: string) => boolean {
  const { marks, look } = pieceClues(pieces.map((piece) => ({ ...piece, mark: 1 })))
  return (text) => {
    let before = 0
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      const code = codeOf(before, letter)
      if (marks[code] === 1 && look(text, at, code) === 1) return true
      before = letter
    }
    return false
  }
}

function isThere(text: string, start: number, { begin, form }: Clue): boolean {
  if (!form) return text.startsWith(begin, start)
  form.lastIndex = start
  return form.test(text)
}

/** Code of two adjacent letters; some pairs share a code. */
function codeOf(first: number, second: number): number {
  return ((first << 8) ^ second) & 0xffff
}

/** Position of the two adjacent letters that are least common. */
function rarestPair(begin: string): number {
  const rarity = (at: number) => {
    const rank = COMMON.indexOf(begin[at]!)
    return rank < 0 ? COMMON.length : rank
  }
  let best = 0
  for (let at = 1; at < begin.length - 1; at += 1) if (rarity(at) + rarity(at + 1) > rarity(best) + rarity(best + 1)) best = at
  return best
}
