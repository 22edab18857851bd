import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'

/** The group that contains a field: its fields, its value, and a function that changes several of them at once. */
export type FieldsAround = { names: readonly string[]; value: Record<string, unknown>; onChange(value: Record<string, unknown>): void }

/**
 * The props of an input: its field, the value in the file (undefined if left out), and its key path; in a translation also the value of the
 * source.
 */
export type FieldProps<Field extends FormField = FormField> = {
  field: Field
  label: string
  value: unknown
  keyPath: KeyPath
  isNeeded: boolean
  source?: unknown
  around?: FieldsAround
  /** Undefined removes the field. */
  onChange(value: unknown): void
}
