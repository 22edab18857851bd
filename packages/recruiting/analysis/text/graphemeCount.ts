import { graphemes } from './graphemes.ts'

/** The number of characters of a text as a reader sees them. */
export function graphemeCount(text: string): number {
  return Array.from(graphemes(text)).length
}
