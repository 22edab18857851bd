import type { Field, Values } from './formTypes.ts'

/** What is posted: field name → text, whole number, or true/false for an agreement. Fields left empty are absent. */
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
