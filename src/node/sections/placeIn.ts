/** A place in a text, from 1. */
export type TextPlace = { line: number; column: number }

/** The place of an offset in a text. */
export function placeIn(text: string, offset: number): TextPlace {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
