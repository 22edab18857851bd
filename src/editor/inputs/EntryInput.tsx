import { useContext } from 'react'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { ChoiceInput } from '#src/editor/ChoiceInput.tsx'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { FormContext } from '#src/editor/FormContext.ts'

/** A reference to an entry: a choice of all entries of its collection, by name. */
export function EntryInput({ field, value, ...props }: FieldProps<Extract<FormField, { kind: 'entry' }>>) {
  const { entriesOf } = useContext(FormContext)
  const entries = entriesOf(field.collection)
  const choices = entries.map(({ id }) => id)
  // A new item of a list names no entry yet.
  const chosen = value === '' ? undefined : value
  return (
    <ChoiceInput
      {...props}
      value={chosen}
      field={{ kind: 'choice', about: field.about, choices, labels: entries.map(({ name }) => name) }}
    />
  )
}
