import { isRecord } from '#src/store/guards.ts'

/**
 * `stored` with every field that it lacks taken from `initial`, at every level that `initial` has. Nothing that is there is changed:
 * a field of the wrong type stays for the guard to refuse.
 */
export function fillFields(initial: unknown, stored: unknown): unknown {
  if (!isRecord(initial) || !isRecord(stored)) return stored
  const filled: Record<string, unknown> = { ...stored }
  for (const [key, value] of Object.entries(initial)) {
    filled[key] = Object.hasOwn(stored, key) ? fillFields(value, stored[key]) : value
  }
  return filled
}
