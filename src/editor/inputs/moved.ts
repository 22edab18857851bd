/** A list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, items[from]!)
}
