import type { FormField } from '#src/node/dev/editor/wire.ts'
import { labelOf } from './labelOf.ts'
import { partAt } from './placeIn.ts'

/** A value in words, for readers who do not know JSON: one line per field, with nested values below it. `form` has labels. */
export function valueWords(value: unknown, form?: FormField): string {
  return value === undefined ? 'Nothing: it is not there.' : lines(value, form, '').join('\n')
}

function lines(value: unknown, form: FormField | undefined, margin: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${margin}${plain(value, form)}`]
  const item = form?.kind === 'list' ? form.item : undefined
  const parts = Array.isArray(value)
    ? value.map((inner: unknown, index) => ({ label: String(index + 1), inner, field: item }))
    : Object.entries(value).map(([key, inner]: [string, unknown]) => {
        const part = partAt(form, key)
        return { label: part?.label ?? labelOf(key), inner, field: part?.field }
      })
  return parts.flatMap(({ label, inner, field }) =>
    typeof inner === 'object' && inner !== null
      ? [`${margin}${label}:`, ...lines(inner, field, `${margin}  `)]
      : [`${margin}${label}: ${plain(inner, field)}`],
  )
}

function plain(value: unknown, form: FormField | undefined): string {
  const choice = form?.kind === 'choice' ? form.labels[form.choices.findIndex((one) => one === value)] : undefined
  return choice ?? (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
}
