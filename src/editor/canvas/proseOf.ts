import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import { optionOf } from '#src/editor/optionOf.ts'

/** A text that a value holds at a place, what its field is called, and whether the field may be left out. */
export type Prose = { keyPath: KeyPath; text: string; label: string; isNeeded: boolean }

/** The texts of a value that may be any words, in the order of its form; not those in Markdown, which look different once shown. */
export function proseOf(field: FormField, value: unknown, label = '', keyPath: KeyPath = [], isNeeded = true): Prose[] {
  switch (field.kind) {
    case 'text':
    case 'long':
      return field.isProse && typeof value === 'string' && value !== '' ? [{ keyPath, text: value, label, isNeeded }] : []
    case 'group':
      return field.fields.flatMap((part) =>
        proseOf(
          part.field,
          (value as Record<string, unknown> | undefined)?.[part.name],
          labelOf(part.name),
          [...keyPath, part.name],
          part.isNeeded,
        ),
      )
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item: unknown, index) => proseOf(field.item, item, `${label} ${index + 1}`, [...keyPath, index]))
        : []
    case 'union':
      return value === undefined ? [] : proseOf(field.options[optionOf(field, value)]!.field, value, label, keyPath, isNeeded)
    default:
      return []
  }
}
