/** A title, and the words of it that are highlighted. */
export type Headline = { title: string; highlight?: string | undefined }

/**
 * The highlighted words after the title has changed: they follow changes around and within them, and words typed at their end belong to
 * them. Undefined if they were removed; unchanged if the title did not have them.
 */
export function highlightInStep({ title, highlight }: Headline, next: string): string | undefined {
  const start = highlight === undefined ? -1 : title.indexOf(highlight)
  if (start === -1) return highlight
  const end = start + highlight!.length
  const same = samePart(title, next, end)
  const [from, to] = [same.before, title.length - same.after]
  const grown = next.length - title.length
  const first = to <= start ? start + grown : from < start ? to + grown : start
  const last = from > end ? end : to > end ? from : end + grown
  const words = next.slice(first, last)
  return words.trim() || undefined
}

/** How many characters at both ends of a text stay. An insertion that could be at several places is at `place`, if it can be there. */
function samePart(text: string, next: string, place: number): { before: number; after: number } {
  const most = Math.min(text.length, next.length)
  let before = 0
  while (before < most && text[before] === next[before]) before += 1
  let after = 0
  while (after < most - before && text[text.length - 1 - after] === next[next.length - 1 - after]) after += 1
  const isMovable =
    text.length - after < place && text.slice(0, place) + next.slice(place, place + next.length - text.length) + text.slice(place) === next
  return isMovable ? { before: place, after: text.length - place } : { before, after }
}

/** Fields with another title, whose highlighted words follow it. */
export function withTitle(fields: Record<string, unknown>, title: unknown): Record<string, unknown> {
  const { title: before, highlight } = fields
  if (typeof before !== 'string' || typeof highlight !== 'string') return { ...fields, title }
  const { highlight: _highlight, ...others } = fields
  const kept = typeof title === 'string' ? highlightInStep({ title: before, highlight }, title) : undefined
  // Remaining fields keep their order.
  return kept === undefined ? { ...others, title } : { ...fields, title, highlight: kept }
}

/**
 * The words to highlight for a selection: whole, without spaces around them, and with words before them if they are also earlier in the
 * title, since the first ones are highlighted. Undefined if nothing is selected.
 */
export function highlightOf(title: string, start: number, end: number): string | undefined {
  const words = title.slice(start, end)
  if (words.trim() === '') return undefined
  let from = start + (words.length - words.trimStart().length)
  const to = start + words.trimEnd().length
  while (from > 0 && title.indexOf(title.slice(from, to)) !== from) from = title.lastIndexOf(' ', from - 2) + 1
  return title.slice(from, to)
}
