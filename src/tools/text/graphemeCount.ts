import { graphemes } from './graphemes.ts'

/** The number of characters of a text as a reader sees them. */
export function graphemeCount(text: string): number {
  let count = 0
  for (const _start of graphemes(text)) count += 1
  return count
}
