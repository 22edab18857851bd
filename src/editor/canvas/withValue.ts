import type { KeyPath } from '#src/site/site.ts'

/** A copy of a value with another one at a key path; undefined removes the field. Unchanged parts are shared. */
export function withValue(value: unknown, [key, ...rest]: KeyPath, next: unknown): unknown {
  if (key === undefined) return next
  // A list item keeps its position, even if it is empty.
  if (Array.isArray(value)) return value.with(key as number, rest.length === 0 ? (next ?? '') : withValue(value[key as number], rest, next))
  const { [key]: before, ...others } = value as Record<string, unknown>
  if (rest.length === 0 && next === undefined) return others
  // Remaining fields keep their order.
  return { ...(value as object), [key]: withValue(before, rest, next) }
}
