const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters of a text as a reader sees them: a letter with its accents is one, and so is an emoji. */
export function graphemeCount(text: string): number {
  let count = 0
  for (const _segment of segmenter.segment(text)) count += 1
  return count
}
