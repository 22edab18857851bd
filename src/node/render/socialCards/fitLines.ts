/** Text broken into lines, with the size at which they fit. */
export type FittedLines = { lines: string[]; size: number }

type Word = { text: string; width: number }

/** The box for a text, in pixels, and the permitted sizes, the largest first. The line height is `lineHeight` times the size. */
export type Box = { width: number; height: number; sizes: readonly number[]; lineHeight: number }

/**
 * Breaks a text into lines of about equal width, at the largest size at which it fits a box. Words stay whole while a size allows it; at
 * the smallest size they are broken if necessary, and what still does not fit is left out. `widthOf` returns the width of a text at size 1.
 */
export function fitLines(text: string, widthOf: (text: string) => number, { width, height, sizes, lineHeight }: Box): FittedLines {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, width: widthOf(word) }))
  const space = widthOf(' ')
  const widest = Math.max(...words.map((word) => word.width), 0)
  for (const size of sizes) {
    const isLast = size === sizes.at(-1)
    if (!isLast && widest * size > width) continue
    const pieces = isLast ? words.flatMap((word) => broken(word, widthOf, width / size)) : words
    const lines = filled(pieces, space, width / size)
    const most = Math.floor(height / (size * lineHeight))
    if (lines.length <= most) return { lines: balanced(pieces, space, width / size, lines), size }
    if (isLast) return { lines: lines.slice(0, most), size }
  }
  return { lines: [], size: 0 }
}

/** Puts as many words into each line as fit. */
function filled(words: Word[], space: number, most: number): string[] {
  const lines: Word[] = []
  for (const { text, width } of words) {
    const last = lines.at(-1)
    if (last && last.width + space + width <= most) {
      last.text += ` ${text}`
      last.width += space + width
    } else lines.push({ text, width })
  }
  return lines.map(({ text }) => text)
}

/** The same number of lines, as narrow as possible, so that the last line is not a single word. */
function balanced(words: Word[], space: number, most: number, lines: string[]): string[] {
  let [narrow, wide, best] = [Math.max(...words.map(({ width }) => width), 0), most, lines]
  for (let step = 0; step < 8; step += 1) {
    const middle = (narrow + wide) / 2
    const tried = filled(words, space, middle)
    if (tried.length > lines.length) narrow = middle
    else [wide, best] = [middle, tried]
  }
  return best
}

/** A word in pieces that each fit a width. */
function broken({ text, width }: Word, widthOf: (text: string) => number, most: number): Word[] {
  if (width <= most) return [{ text, width }]
  const pieces: Word[] = []
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const longer = (pieces.at(-1)?.text ?? '') + segment
    if (pieces.length > 0 && widthOf(longer) <= most) pieces[pieces.length - 1] = { text: longer, width: widthOf(longer) }
    else pieces.push({ text: segment, width: widthOf(segment) })
  }
  return pieces
}
