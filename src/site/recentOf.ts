/**
 * A cache of recently used keys: it holds at least the last `most` keys, and at most twice as many. Tracking the exact order of uses takes
 * longer than the lookup.
 */
export function recentOf<Value>(most: number): { get(key: string): Value | undefined; set(key: string, value: Value): void } {
  let [recent, before] = [new Map<string, Value>(), new Map<string, Value>()]
  const set = (key: string, value: Value) => {
    if (recent.size >= most && !recent.has(key)) [recent, before] = [new Map(), recent]
    recent.set(key, value)
  }
  return {
    get(key) {
      const value = recent.get(key)
      if (value !== undefined) return value
      const earlier = before.get(key)
      if (earlier !== undefined) set(key, earlier)
      return earlier
    },
    set,
  }
}
