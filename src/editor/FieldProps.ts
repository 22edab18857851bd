import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'

/** The group that a field stands in: which fields it has, what is written in it, and how several of them are changed at once. */
export type FieldsAround = { names: readonly string[]; value: Record<string, unknown>; onChange(value: Record<string, unknown>): void }

/**
 * What an input gets: its field, the value as it is written (undefined when it is left out), and its place in the file; in a translation
 * also what stands at that place in its source.
 */
export type FieldProps<Field extends FormField = FormField> = {
  field: Field
  label: string
  value: unknown
  keyPath: KeyPath
  isNeeded: boolean
  source?: unknown
  around?: FieldsAround
  /** Undefined leaves the field out. */
  onChange(value: unknown): void
}
