/** Longer texts are prose: no code compares anything with them. */
const LONGEST = 60

/**
 * Tells whether a text is between two quotation marks in some code, however they pair. This includes all texts of up to 60 characters that
 * the code contains, and some others.
 */
export function codeTexts(code: string): (text: string) => boolean {
  const texts = new Set<string>()
  for (const mark of ['"', "'", '`']) {
    for (let from = code.indexOf(mark); from >= 0;) {
      const to = code.indexOf(mark, from + 1)
      if (to > 0 && to - from - 1 <= LONGEST) texts.add(code.slice(from + 1, to))
      from = to
    }
  }
  return (text) => text.length <= LONGEST && texts.has(text)
}
