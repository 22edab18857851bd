/**
 * Names for the items of a list that stay with them. `before` are the items as they were, with their names; an item that says the same as
 * before keeps its name wherever it stands now, and one that was changed keeps that of its place. New ones get numbers from `next` on.
 */
export function followKeys(
  before: { items: readonly unknown[]; keys: readonly number[]; next: number },
  items: readonly unknown[],
): { items: readonly unknown[]; keys: number[]; next: number } {
  const texts = before.items.map((item) => JSON.stringify(item))
  const now = items.map((item) => JSON.stringify(item))
  const free = new Set(texts.keys())
  const found: (number | undefined)[] = now.map((text, index) => {
    if (texts[index] !== text) return undefined
    free.delete(index)
    return index
  })
  for (const [index, text] of now.entries()) {
    if (found[index] !== undefined) continue
    const other = [...free].find((place) => texts[place] === text)
    if (other === undefined) continue
    found[index] = other
    free.delete(other)
  }
  let { next } = before
  const keys = found.map((place, index) => {
    const own = place ?? (free.has(index) && texts.length === now.length ? index : undefined)
    if (own === undefined) return next++
    free.delete(own)
    return before.keys[own]!
  })
  return { items, keys, next }
}
