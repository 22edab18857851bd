/** The maximum length of a piece, in UTF-16 units: patterns applied to a piece may take quadratic time. */
const LONGEST = 1500

/** A line as pieces of bounded length, broken at spaces if there are any; an ordinary line is its only piece. */
export function breakLong(line: string): string[] {
  return line.length <= LONGEST ? [line] : line.match(PIECES)!
}

const PIECES = new RegExp(`[^]{1,${LONGEST}}(?=\\s|$)|[^]{1,${LONGEST}}`, 'gu')
