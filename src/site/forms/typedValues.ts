import type { Field, Values } from './formTypes.ts'

/** Posted values: field name → text, integer, or true/false for an agreement. Empty fields are left out. */
export function typedValues(fields: Field[], values: Values): Record<string, string | number | boolean> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string | number | boolean][] => {
      const value = values[field.name] ?? ''
      if (field.kind === 'agreement') return [[field.name, value === 'true']]
      if (!value) return []
      return [[field.name, field.kind === 'number' ? Number(value) : value]]
    }),
  )
}
