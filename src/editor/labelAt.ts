import type { FormField } from '#src/node/dev/editor/wire.ts'
import { labelOf } from './labelOf.ts'

/** The label of the field at a place in a form, with the number of its item: `Items 2`. For an unknown place, its key in words. */
export function labelAt(form: FormField | undefined, keys: readonly string[], label = 'The section'): string {
  const [key, ...rest] = keys
  if (key === undefined) return label
  if (form?.kind === 'list') return labelAt(form.item, rest, `${label} ${Number(key) + 1}`)
  const groups = form?.kind === 'union' ? form.options.map((option) => option.field) : [form]
  for (const group of groups) {
    const part = group?.kind === 'group' ? group.fields.find(({ name }) => name === key) : undefined
    if (part) return labelAt(part.field, rest, part.label)
  }
  return labelOf(keys.at(-1)!)
}
