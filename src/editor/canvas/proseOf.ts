import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'
import { isHeadline } from '#src/editor/inputs/isHeadline.ts'
import { optionOf } from '#src/editor/optionOf.ts'

/**
 * A text in a value: its key path, the label of its field, and whether the field is required. `highlights` marks a title whose words are
 * highlighted.
 */
export type Prose = { keyPath: KeyPath; text: string; label: string; isNeeded: boolean; highlights?: true }

/** The free texts of a value, in form order; without Markdown, which is rendered differently. */
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
          part.label,
          [...keyPath, part.name],
          part.isNeeded,
        ).map((prose) => (isHeadline(field, part.name) ? { ...prose, highlights: true as const } : prose)),
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
