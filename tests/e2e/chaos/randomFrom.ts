/** Numbers that look like chance and are the same for the same seed. */
export type Random = {
  /** A whole number from 0 to one below `limit`. */
  below(limit: number): number
  /** One of some values; there must be one. */
  pick<Value>(values: readonly Value[]): Value
  /** Whether something with a likelihood from 0 to 1 happens. */
  happens(likelihood: number): boolean
}

/** Chance that begins with a seed, a whole number (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (values) => values[below(values.length)]!, happens: (likelihood) => next() < likelihood }
}
