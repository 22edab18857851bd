import type { KeyPath } from '#src/site/site.ts'
import { withTitle } from '#src/editor/inputs/headline.ts'

/**
 * A copy of a value with another text at a key path; undefined removes the field. Unchanged parts are shared. Highlighted words of a title
 * follow it.
 */
export function withText(value: unknown, [key, ...rest]: KeyPath, text: string | undefined): unknown {
  if (key === undefined) return text
  // A list item keeps its position, even if it is empty.
  if (Array.isArray(value)) return value.with(key as number, rest.length === 0 ? (text ?? '') : withText(value[key as number], rest, text))
  const { [key]: before, ...others } = value as Record<string, unknown>
  if (rest.length === 0 && text === undefined) return others
  if (rest.length === 0 && key === 'title') return withTitle(value as Record<string, unknown>, text)
  // Remaining fields keep their order.
  return { ...(value as object), [key]: withText(before, rest, text) }
}
