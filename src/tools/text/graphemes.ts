let segmenter: Intl.Segmenter | undefined

/**
 * Where each character of a text starts, as a reader sees characters: a letter with its accents is one, and so is an emoji. Falls back to
 * code points where the browser has no segmenter.
 */
export function* graphemes(text: string): Generator<number> {
  if (typeof Intl.Segmenter === 'function') {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const { index } of segmenter.segment(text)) yield index
    return
  }
  let index = 0
  for (const character of text) {
    yield index
    index += character.length
  }
}
