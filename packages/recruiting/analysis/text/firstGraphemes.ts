import { graphemes } from './graphemes.ts'

/** The first `most` graphemes of a text; none is split. */
export function firstGraphemes(text: string, most: number): string {
  let count = 0
  for (const start of graphemes(text)) {
    if (count === most) return text.slice(0, start)
    count += 1
  }
  return text
}
