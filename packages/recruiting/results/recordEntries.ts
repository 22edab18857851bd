const NOTHING: never[] = []

/**
 * A copy of `record` with `value` under `key`. Keys come from other systems (user and account ids), so the one that would change the
 * object’s prototype is refused: throws a TypeError for `__proto__`.
 */
export function withKey<T>(record: Record<string, T>, key: string, value: T): Record<string, T> {
  if (key === '__proto__') throw new TypeError('"__proto__" cannot be the id of an account.')
  return { ...record, [key]: value }
}

/** A copy of `record` without `key`; the same record if it has no such key. */
export function withoutKey<T>(record: Record<string, T>, key: string): Record<string, T> {
  if (!Object.hasOwn(record, key)) return record
  const { [key]: _removed, ...rest } = record
  return rest
}

/** The list under `key`, or an empty one (always the same). Inherited fields such as `constructor` are not entries. */
export function listAt<T>(record: Record<string, T[]>, key: string): T[] {
  return (Object.hasOwn(record, key) && record[key]) || NOTHING
}
