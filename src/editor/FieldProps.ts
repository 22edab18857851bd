import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'

/** What an input gets: its field, the value as it is written (undefined when it is left out), and its place in the file. */
export type FieldProps<Field extends FormField = FormField> = {
  field: Field
  label: string
  value: unknown
  keyPath: KeyPath
  isNeeded: boolean
  /** Undefined leaves the field out. */
  onChange(value: unknown): void
}
