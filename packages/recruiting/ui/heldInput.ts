/** The typed input of tools whose pages were left, by a key; in the memory of this document only. */
const held = new Map<string, unknown>()

/** Keeps a value until its page is opened again. */
export function hold(key: string, value: unknown): void {
  held.set(key, value)
}

/** Returns and forgets the value under a key; undefined if there is none. */
export function takeHeld<Value>(key: string): Value | undefined {
  const value = held.get(key) as Value | undefined
  held.delete(key)
  return value
}

/** Forgets the typed input of all tools. */
export function forgetHeld(): void {
  held.clear()
}
