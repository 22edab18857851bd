/** A text in pieces; `isMatch` marks words of the query. */
export type Excerpt = { text: string; isMatch: boolean }[]

/** The length of an excerpt, in characters. */
const LENGTH = 150
/** The words before the first match. */
const BEFORE = 40

type Place = { query: number; start: number; end: number }

/**
 * The part of a text with most words of a query, marked, in about `length` characters; an ellipsis stands for what is left out. Without
 * matches, the beginning.
 */
export function excerptOf(text: string, found: readonly Place[], length = LENGTH): Excerpt {
  const [start, end] = windowIn(text, found, length)
  const pieces: Excerpt = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isMatch })
  }
  let at = start
  add(start > 0 ? '… ' : '', false)
  for (const place of found) {
    if (place.start < at || place.end > end) continue
    add(text.slice(at, place.start), false)
    add(text.slice(place.start, place.end), true)
    at = place.end
  }
  add(text.slice(at, end) + (end < text.length ? ' …' : ''), false)
  return pieces
}

function windowIn(text: string, found: readonly Place[], length: number): [start: number, end: number] {
  if (text.length <= length) return [0, text.length]
  let best = 0
  let most = 0
  for (const { start } of found) {
    const count = new Set(found.filter((place) => place.start >= start && place.end <= start + length - BEFORE).map(({ query }) => query))
      .size
    if (count > most) [best, most] = [start, count]
  }
  const from = best <= BEFORE ? 0 : text.indexOf(' ', best - BEFORE) + 1
  const to = from + length
  return [from, to >= text.length ? text.length : Math.max(text.lastIndexOf(' ', to), from + 1)]
}
