import type { FormField } from '#src/node/dev/editor/wire.ts'

/** The initial value of an added field: the minimum that its schema requires. */
export function blankOf(field: FormField): unknown {
  switch (field.kind) {
    case 'number':
      return Math.max(field.least ?? 0, Math.min(0, field.most ?? 0))
    case 'boolean':
      return field.standard !== true
    case 'choice':
      return field.choices[0]
    case 'list':
      return Array.from({ length: Math.max(1, field.least ?? 0) }, () => blankOf(field.item))
    case 'group':
      return Object.fromEntries(field.fields.filter(({ isNeeded }) => isNeeded).map(({ name, field: inner }) => [name, blankOf(inner)]))
    case 'union':
      return blankOf(field.options[0]!.field)
    case 'json':
      return null
    default:
      return ''
  }
}
