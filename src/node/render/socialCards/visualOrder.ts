/** A piece of a text in one direction, and that direction. */
export type DirectedPiece = { piece: string; fromRight: boolean }

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * The pieces of a line in visual order from left to right: if it starts with a right-to-left script, the last of them comes first. Digits
 * and other scripts keep their own direction. A text without such a script is one piece.
 */
export function visualOrder(characters: readonly string[]): DirectedPiece[] {
  const line = characters.join('')
  if (!FROM_RIGHT.test(line)) return [{ piece: line, fromRight: false }]
  const strong = characters.map((character) => {
    if (!LETTER_OR_DIGIT.test(character)) return undefined
    return FROM_RIGHT.test(character) && /\p{L}/u.test(character) ? 'right' : 'left'
  })
  if (!strong.includes('right')) return [{ piece: line, fromRight: false }]
  const base = characters.reduce<string | undefined>(
    (found, character, index) => found ?? (/\p{L}/u.test(character) ? strong[index] : undefined),
    undefined,
  )!
  // A character without a direction, such as a space, has that of its neighbors if they agree, otherwise that of the line.
  const before = strong.map((_, index) => strong.slice(0, index).findLast((one) => one !== undefined) ?? base)
  const after = strong.map((_, index) => strong.slice(index).find((one) => one !== undefined) ?? base)
  const pieces: DirectedPiece[] = []
  for (const [index, character] of characters.entries()) {
    const side = strong[index] ?? (before[index] === after[index] ? before[index] : base)
    const last = pieces.at(-1)
    if (last && last.fromRight === (side === 'right')) last.piece += character
    else pieces.push({ piece: character, fromRight: side === 'right' })
  }
  return base === 'right' ? pieces.toReversed() : pieces
}
