let segmenter: Intl.Segmenter | undefined

/** The number of UTF-16 units segmented at a time: engines need quadratic time. */
const PIECE = 512

/**
 * The start of each grapheme of a text: a letter with its accents is one, and so is an emoji. Falls back to code points if the browser has
 * no segmenter.
 */
export function* graphemes(text: string): Generator<number> {
  if (typeof Intl.Segmenter === 'function') {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
    yield* inPieces(text, segmenter)
    return
  }
  let index = 0
  for (const character of text) {
    yield index
    index += character.length
  }
}

/** The last grapheme of a piece may be cut, so the next piece starts with it; a surrogate pair is not. */
function* inPieces(text: string, segmenter: Intl.Segmenter): Generator<number> {
  for (let [from, size] = [0, PIECE]; from < text.length;) {
    let last = 0
    const to = /[\ud800-\udbff]/.test(text.charAt(from + size - 1)) ? from + size + 1 : from + size
    for (const { index } of segmenter.segment(text.slice(from, to))) {
      if (index > 0) yield from + last
      last = index
    }
    if (to >= text.length) return void (yield from + last)
    size = last === 0 ? 2 * size : PIECE
    from += last
  }
}
