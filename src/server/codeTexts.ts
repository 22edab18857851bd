/** Longer texts than this are words for people: no code compares anything with them. */
const LONGEST = 60

/**
 * All that stands between two quotation marks in some code, however they pair: its texts of up to 60 characters, and more. A text that is
 * not among them is equal to none that the code knows.
 */
export function codeTexts(code: string): Set<string> {
  const texts = new Set<string>()
  for (const mark of ['"', "'", '`']) {
    for (let from = code.indexOf(mark); from >= 0;) {
      const to = code.indexOf(mark, from + 1)
      if (to > 0 && to - from - 1 <= LONGEST) texts.add(code.slice(from + 1, to))
      from = to
    }
  }
  return texts
}
