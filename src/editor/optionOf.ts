import type { FormField } from '#src/node/dev/editor/wire.ts'

type Union = Extract<FormField, { kind: 'union' }>

/** The index of the union option of a value: by its tag, else by its type and fields; 0 if none fits. */
export function optionOf({ tag, options }: Union, value: unknown): number {
  if (tag !== undefined) {
    const named = (value as Record<string, unknown> | null)?.[tag]
    return Math.max(
      0,
      options.findIndex(({ title }) => title === named),
    )
  }
  const fitting = options.map(({ field }) => fit(field, value))
  return Math.max(0, fitting.indexOf(Math.max(...fitting)))
}

/** How well a value fits a field; 0 means that it does not fit. */
function fit(field: FormField, value: unknown): number {
  if (field.kind === 'list') return Array.isArray(value) ? 1 : 0
  if (field.kind === 'group') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0
    const known = field.fields.map(({ name }) => name)
    const needed = field.fields.filter(({ isNeeded }) => isNeeded).map(({ name }) => name)
    const keys = Object.keys(value)
    return (
      1 +
      keys.filter((key) => known.includes(key)).length -
      keys.filter((key) => !known.includes(key)).length * 2 +
      needed.filter((name) => keys.includes(name)).length
    )
  }
  if (field.kind === 'choice') return field.choices.includes(value as never) ? 2 : 0
  if (field.kind === 'boolean') return typeof value === 'boolean' ? 1 : 0
  if (field.kind === 'number') return typeof value === 'number' ? 1 : 0
  if (field.kind === 'union') return Math.max(...field.options.map((option) => fit(option.field, value)))
  return typeof value === 'string' ? 1 : 0
}
