import { isAllowedSource } from './isAllowedSource.ts'
import type { Field, Values } from './formTypes.ts'
import { shownFields } from './shownFields.ts'

/** The values that count: those of fields that are shown, and allowed ones of source fields. The others are left out. */
export function countedValues(fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(
    shownFields(fields, values).flatMap((field): [string, string][] => {
      const value = values[field.name]
      if (value === undefined || (field.kind === 'source' && !isAllowedSource(field, value))) return []
      return [[field.name, value]]
    }),
  )
}
