/** Text broken into lines, with the size at which they fit. */
export type FittedLines = { lines: string[]; size: number }

type Word = { text: string; width: number }

/** Where a text must fit, in pixels, and the sizes it may have, the largest first. A line is `lineHeight` times as high as its size. */
export type Box = { width: number; height: number; sizes: readonly number[]; lineHeight: number }

/**
 * Breaks a text into lines of about equal width, at the largest size at which it fits a box. Words stay whole as long as a size allows it;
 * at the smallest one they are broken where they must be, and what does not fit even then is left out. `widthOf` tells how wide a text is
 * at size 1.
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

/** Puts as many words into each line as it holds. */
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

/** The same number of lines, made as narrow as they can be, so that no line ends with a word alone. */
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

/** A word in pieces of which each fits a width. */
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
