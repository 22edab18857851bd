import type { FormField } from '#src/node/dev/editor/wire.ts'
import { labelOf } from './labelOf.ts'

type Part = Extract<FormField, { kind: 'group' }>['fields'][number]

/** The field of a form with a key; in a union, that of the first option that has one. */
export function partAt(form: FormField | undefined, key: string): Part | undefined {
  if (form?.kind === 'group') return form.fields.find(({ name }) => name === key)
  return form?.kind === 'union' ? form.options.map(({ field }) => partAt(field, key)).find((part) => part !== undefined) : undefined
}

/**
 * A place in a form: the labels that lead there, with the numbers of items, such as `Items 2`, `Label`, and its field. The label of an
 * unknown key is its words.
 */
export function placeIn(
  form: FormField | undefined,
  keys: readonly (string | number)[],
): { labels: string[]; field: FormField | undefined } {
  const labels: string[] = []
  let inner = form
  for (const key of keys) {
    if (inner?.kind === 'list' || typeof key === 'number') {
      labels.push(`${labels.pop() ?? ''} ${Number(key) + 1}`.trim())
      inner = inner?.kind === 'list' ? inner.item : undefined
    } else {
      const part = partAt(inner, key)
      labels.push(part?.label ?? labelOf(key))
      inner = part?.field
    }
  }
  return { labels, field: inner }
}
