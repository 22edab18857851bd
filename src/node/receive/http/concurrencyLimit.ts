/** Lets only so many in at a time, and only so many of them from one address. */
export type ConcurrencyLimit = {
  /** Lets one more in from an address, and gives what lets it out again; null when there is no room. */
  enter(address: string): (() => void) | null
}

/** A concurrencyLimit with nobody in it. */
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
