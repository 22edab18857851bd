import type { FormField } from '#src/node/dev/editor/wire.ts'
import { blankOf } from '#src/editor/blankOf.ts'

/** What a field holds when it becomes another one: as little as that asks for, with what both have under the same name. */
export function carriedOver(before: unknown, field: FormField): unknown {
  const blank = blankOf(field)
  if (field.kind !== 'group' || typeof before !== 'object' || before === null) return blank
  const known = before as Record<string, unknown>
  return Object.fromEntries(
    field.fields.flatMap(({ name, field: part, isNeeded }): [string, unknown][] => {
      const kept = known[name]
      // A choice of one is what names the kind.
      const isKept = kept !== undefined && isLike(part, kept)
      if (isKept) return [[name, kept]]
      return isNeeded ? [[name, (blank as Record<string, unknown>)[name]]] : []
    }),
  )
}

/** Whether a value may stand in a field, as far as it can be seen without its schema; of what has parts it cannot. */
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
