/** Random-looking numbers, the same for the same seed. */
export type Random = {
  /** A whole number from 0 to one below `limit`. */
  below(limit: number): number
  /** One of the values; there must be at least one. */
  pick<Value>(values: readonly Value[]): Value
  /** True with a probability from 0 to 1. */
  happens(likelihood: number): boolean
}

/** A generator with a seed, a whole number (mulberry32). */
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
