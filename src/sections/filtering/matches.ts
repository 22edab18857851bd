/** Text without case and accents, for comparing. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of `query` occurs somewhere in the texts; case and accents do not count. An empty query matches everything. */
export function matches(query: string, ...texts: string[]): boolean {
  const folded = fold(texts.join('\n'))
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
