/** Whether an external value has the shape of T. */
export type Guard<T> = (value: unknown) => value is T

/** Whether `value` is an object and neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether `value` is a string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Whether `value` is a finite number. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** A guard for a union of words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Guard<Word> {
  return (value): value is Word => words.some((word) => word === value)
}

/** A guard for an array whose items all pass `item`. */
export function listOf<T>(item: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every((entry) => item(entry))
}

/** A guard for an object with arbitrary keys whose values all pass `item`. */
export function recordOf<T>(item: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> => isRecord(value) && Object.values(value).every((entry) => item(entry))
}

/**
 * A guard for an object with all of the given fields. Other fields are allowed: visitors keep their data even if a field comes from an
 * older or newer release.
 */
export function shape<T extends object>(fields: { [Key in keyof T]-?: Guard<T[Key]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields)
  return (value): value is T => isRecord(value) && guards.every(([key, guard]) => Object.hasOwn(value, key) && guard(value[key]))
}
