const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first `most` characters of a text as a reader sees them; none is cut in half. */
export function firstGraphemes(text: string, most: number): string {
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return text.slice(0, index)
    count += 1
  }
  return text
}
