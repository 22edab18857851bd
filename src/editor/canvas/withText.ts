import type { KeyPath } from '#src/site/site.ts'

/** A copy of a value with another text at a place; a field that is to have none is left out. What does not lie on the way is shared. */
export function withText(value: unknown, [key, ...rest]: KeyPath, text: string | undefined): unknown {
  if (key === undefined) return text
  // An item of a list stays in its place, whatever it says.
  if (Array.isArray(value)) return value.with(key as number, rest.length === 0 ? (text ?? '') : withText(value[key as number], rest, text))
  const { [key]: before, ...others } = value as Record<string, unknown>
  if (rest.length === 0 && text === undefined) return others
  // A field that stays keeps its place.
  return { ...(value as object), [key]: withText(before, rest, text) }
}
