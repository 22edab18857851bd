import { distance } from '#src/site/words/nearest.ts'

/** The number of typing mistakes that a word of a length may contain. */
export function mistakesIn(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The edits between two words, or undefined if there are more than `most`. */
export function editsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  const edits = distance(one, other)
  return edits <= most ? edits : undefined
}
