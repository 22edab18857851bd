import { isRecord } from '#src/store/guards.ts'

/**
 * `stored` with missing fields taken from `initial`, at every level of `initial`. Existing values are not changed: the guard refuses a
 * field of the wrong type.
 */
export function fillFields(initial: unknown, stored: unknown): unknown {
  if (!isRecord(initial) || !isRecord(stored)) return stored
  const filled: Record<string, unknown> = { ...stored }
  for (const [key, value] of Object.entries(initial)) {
    filled[key] = Object.hasOwn(stored, key) ? fillFields(value, stored[key]) : value
  }
  return filled
}
