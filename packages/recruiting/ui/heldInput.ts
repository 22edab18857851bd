/** What was typed into tools whose pages were left, by a key; in the memory of this document only. */
const held = new Map<string, unknown>()

/** Keeps a value for when its page is opened again. */
export function hold(key: string, value: unknown): void {
  held.set(key, value)
}

/** What was kept under a key, once; undefined when nothing is. */
export function takeHeld<Value>(key: string): Value | undefined {
  const value = held.get(key) as Value | undefined
  held.delete(key)
  return value
}

/** Forgets what was typed into all tools. */
export function forgetHeld(): void {
  held.clear()
}
