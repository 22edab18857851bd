/** A map that forgets what was asked for least recently, once it holds more than `most` values. */
export function recentOf<Value>(most: number): { get(key: string): Value | undefined; set(key: string, value: Value): void } {
  const values = new Map<string, Value>()
  const set = (key: string, value: Value) => {
    // Taken out and put back, it stands last.
    values.delete(key)
    values.set(key, value)
    if (values.size > most) values.delete(values.keys().next().value!)
  }
  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
  }
}
