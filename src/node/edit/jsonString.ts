import type { Edit } from 'jsonc-parser'

/**
 * The offset of each character of a JSON string within its literal, counted from after the opening quote; the last one is that of the
 * closing quote.
 */
export function offsetsIn(literal: string): number[] {
  const offsets: number[] = []
  let at = 1
  while (at < literal.length - 1) {
    offsets.push(at)
    if (literal[at] !== '\\') at += 1
    else at += literal[at + 1] === 'u' ? 6 : 2
  }
  return [...offsets, at]
}

/**
 * The edit that replaces a part of a JSON string. `start` and `end` are character indexes of its value, `offset` is the start of its
 * literal.
 */
export function editInString(
  text: string,
  { offset, length }: { offset: number; length: number },
  start: number,
  end: number,
  words: string,
): Edit {
  const offsets = offsetsIn(text.slice(offset, offset + length))
  return { offset: offset + offsets[start]!, length: offsets[end]! - offsets[start]!, content: JSON.stringify(words).slice(1, -1) }
}
