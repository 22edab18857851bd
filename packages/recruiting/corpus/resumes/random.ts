/** Reproducible numbers and choices for a seed (mulberry32). */
export type Random = {
  next(): number
  whole(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** A source of choices from a seed. */
export function random(seed: number): Random {
  let state = seed * 2654435761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    some(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)[0]!)
    },
  }
}
