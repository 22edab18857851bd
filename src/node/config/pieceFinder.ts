/** How common letters are in texts of most languages that have them, from the most common on; signs of JSON count as letters. */
const COMMON = ' "etaoinsrhldcumfpgwybvkjz,.:0123456789\nxq'

/** Something to look for: how it begins, and what tells, from where that begins, whether it is there; without it, the beginning is all. */
export type Piece = { begin: string; form?: RegExp }

/** Where two letters of a beginning stand in it; of a single letter, the second one is it and the first may be any. */
type Clue = Piece & { offset: number }

/**
 * Gives a function that tells whether any of some pieces stands in a text, in one pass over it: two letters in a row, the rarest of a
 * piece, say whether it is worth a look. Forms are sticky (`y`).
 */
export function pieceFinder(pieces: readonly Piece[]): (text: string) => boolean {
  const isClue = new Uint8Array(1 << 16)
  const clues = new Map<number, Clue[]>()
  const note = (code: number, clue: Clue) => {
    isClue[code] = 1
    clues.set(code, [...(clues.get(code) ?? []), clue])
  }
  for (const piece of pieces) {
    const { begin } = piece
    if (begin.length === 1)
      for (let before = 0; before < 256; before += 1) note(codeOf(before, begin.charCodeAt(0)), { ...piece, offset: 0 })
    else {
      const offset = rarestPair(begin)
      note(codeOf(begin.charCodeAt(offset), begin.charCodeAt(offset + 1)), { ...piece, offset: offset + 1 })
    }
  }

  const isThere = (text: string, at: number, code: number) => {
    for (const { begin, form, offset } of clues.get(code)!) {
      const start = at - offset
      if (start < 0 || !text.startsWith(begin, start)) continue
      if (!form) return true
      form.lastIndex = start
      if (form.test(text)) return true
    }
    return false
  }

  return (text) => {
    let before = 0
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      const code = codeOf(before, letter)
      if (isClue[code] === 1 && isThere(text, at, code)) return true
      before = letter
    }
    return false
  }
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
