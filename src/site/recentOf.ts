/**
 * A map of what was asked for or set lately: of the last `most` keys at least, of twice as many at most. To note each time in which order
 * keys were asked for takes longer than to look them up.
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
