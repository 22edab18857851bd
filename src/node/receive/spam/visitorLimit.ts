/** How much one visitor may do. */
export type VisitorLimit = {
  /** Whether a visitor may do it once more; counts it when so. */
  allows(address: string): boolean
}

/** Addresses that are remembered at a time; of more, those that were quiet longest are forgotten. */
const MOST_ADDRESSES = 20_000

/** Allows each address so many times within so many milliseconds, and then again as the time goes by. Its memory is bounded. */
export function visitorLimit(times: number, withinMs: number, now: () => number): VisitorLimit {
  const left = new Map<string, { times: number; at: number }>()
  return {
    allows(address) {
      const at = now()
      const before = left.get(address)
      const have = before ? Math.min(times, before.times + ((at - before.at) * times) / withinMs) : times
      const isAllowed = have >= 1
      // Set anew, so that the map is in the order of the last use.
      left.delete(address)
      left.set(address, { times: isAllowed ? have - 1 : have, at })
      if (left.size > MOST_ADDRESSES) left.delete(left.keys().next().value!)
      return isAllowed
    },
  }
}
