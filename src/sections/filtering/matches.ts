/** A text without case and accents, for comparison. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether the texts contain every word of `query`, ignoring case and accents. An empty query matches everything. */
export function matches(query: string, ...texts: string[]): boolean {
  const folded = fold(texts.join('\n'))
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
