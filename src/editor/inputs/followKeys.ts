/**
 * Stable keys for the items of a list. `before` has the previous items with their keys. An unchanged item keeps its key wherever it moved,
 * a changed one keeps the key of its position. New items are numbered from `next`.
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
