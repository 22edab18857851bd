import type { FormField } from '#src/node/dev/editor/wire.ts'
import { blankOf } from '#src/editor/blankOf.ts'

/** The value of a field after its type changes: the minimum of the new type, plus the fields that both types share. */
export function carriedOver(before: unknown, field: FormField): unknown {
  const blank = blankOf(field)
  if (field.kind !== 'group' || typeof before !== 'object' || before === null) return blank
  const known = before as Record<string, unknown>
  return Object.fromEntries(
    field.fields.flatMap(({ name, field: part, isNeeded }): [string, unknown][] => {
      const kept = known[name]
      // A choice with one option is the tag.
      const isKept = kept !== undefined && isLike(part, kept)
      if (isKept) return [[name, kept]]
      return isNeeded ? [[name, (blank as Record<string, unknown>)[name]]] : []
    }),
  )
}

/** Whether a value fits a field, as far as this is known without its schema; always false for objects and lists. */
function isLike(field: FormField, value: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return field.choices.some((choice) => choice === value)
    case 'number':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'list':
    case 'group':
    case 'union':
    case 'json':
      return false
    default:
      return typeof value === 'string'
  }
}
