/** A rate limit per visitor. */
export type VisitorLimit = {
  /** Whether a visitor may do it once more; if so, counts it. */
  allows(address: string): boolean
}

/** Number of addresses remembered; beyond that, the least recently active are forgotten. */
const MOST_ADDRESSES = 20_000

/** Allows each address this number of actions within this number of milliseconds, replenished continuously. Its memory is bounded. */
export function visitorLimit(times: number, withinMs: number, now: () => number): VisitorLimit {
  const left = new Map<string, { times: number; at: number }>()
  return {
    allows(address) {
      const at = now()
      const before = left.get(address)
      const have = before ? Math.min(times, before.times + ((at - before.at) * times) / withinMs) : times
      const isAllowed = have >= 1
      // Reinserted, so that the map is in order of last use.
      left.delete(address)
      left.set(address, { times: isAllowed ? have - 1 : have, at })
      if (left.size > MOST_ADDRESSES) left.delete(left.keys().next().value!)
      return isAllowed
    },
  }
}
