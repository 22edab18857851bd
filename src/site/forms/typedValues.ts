import type { Field, Values } from './formTypes.ts'

/** A posted value: text, an integer, true or false for an agreement, a list for several choices and for files. */
export type TypedValue = string | number | boolean | string[]

/** Posted values by field name. Empty fields are left out. */
export function typedValues(fields: Field[], values: Values): Record<string, TypedValue> {
  return Object.fromEntries(
    fields.flatMap((field): [string, TypedValue][] => {
      const value = values[field.name] ?? ''
      if (field.kind === 'agreement') return [[field.name, value === 'true']]
      if (!value) return []
      if (field.kind === 'file') return [[field.name, value.split('\n')]]
      if (field.kind === 'choices') return [[field.name, value.split(',')]]
      return [[field.name, field.kind === 'number' ? Number(value) : value]]
    }),
  )
}
