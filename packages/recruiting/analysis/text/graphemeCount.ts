import { graphemes } from './graphemes.ts'

/** The number of graphemes in a text. */
export function graphemeCount(text: string): number {
  return Array.from(graphemes(text)).length
}
