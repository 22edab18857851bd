/** How common letters are in texts of most languages that have them, from the most common on; signs of JSON count as letters. */
const COMMON = ' "etaoinsrhldcumfpgwybvkjz,.:0123456789\nxq'

/** Something to look for: how it begins, and what tells, from where that begins, whether it is there; without it, the beginning is all. */
export type Piece = { begin: string; form?: RegExp }

/** Two letters of a piece stand at `offset` and before it in its beginning; of a single letter, the first of the two may be any. */
type Clue = Piece & { offset: number; first: number; mark: number }

/**
 * Where in a text pieces may stand: `marks` has, for the code of any two letters in a row, the marks of the pieces that have them, and
 * `look` gives those of them whose piece is there. The code is that of the first, eight bits up, with that of the second in 16 bits.
 */
export type PieceClues = { marks: Uint8Array; look(text: string, at: number, code: number): number }

/** Lets many pieces be found in one pass over a text: two letters in a row, the rarest of a piece, say whether it is worth a look. */
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
      // Most are not there, which the first letter says at once.
      if (start >= 0 && text.charCodeAt(start) === clue.first && isThere(text, start, clue)) found |= clue.mark
    }
    return found
  }
  return { marks, look }
}

/** Gives a function that tells whether any of some pieces stands in a text. Forms are sticky (`y`). */
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

/** Names two letters in a row; some share a name. */
function codeOf(first: number, second: number): number {
  return ((first << 8) ^ second) & 0xffff
}

/** Where the two letters in a row stand that are the least common ones. */
function rarestPair(begin: string): number {
  const rarity = (at: number) => {
    const rank = COMMON.indexOf(begin[at]!)
    return rank < 0 ? COMMON.length : rank
  }
  let best = 0
  for (let at = 1; at < begin.length - 1; at += 1) if (rarity(at) + rarity(at + 1) > rarity(best) + rarity(best + 1)) best = at
  return best
}
