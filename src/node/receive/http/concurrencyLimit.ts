/** Limits the number of concurrent visitors, in total and per address. */
export type ConcurrencyLimit = {
  /** Admits one more from an address, and returns a function that releases its place; null if there is no room. */
  enter(address: string): (() => void) | null
}

/** A concurrencyLimit without visitors. */
export function concurrencyLimit(mostAtOnce: number, mostEach: number): ConcurrencyLimit {
  const inside = new Map<string, number>()
  let all = 0
  return {
    enter(address) {
      const mine = inside.get(address) ?? 0
      if (all >= mostAtOnce || mine >= mostEach) return null
      all += 1
      inside.set(address, mine + 1)
      return () => {
        all -= 1
        const left = inside.get(address)! - 1
        if (left > 0) inside.set(address, left)
        else inside.delete(address)
      }
    },
  }
}
