import { isFields } from '#src/site/isFields.ts'
import { isSame } from './isSame.ts'

/** A changed value: its keys, joined by dots, with the old and the new value; undefined if absent. */
export type FieldChange = { at: string; before: unknown; after: unknown }

/** Differences between two JSON values, in the order of the keys. Objects are compared by field, lists as a whole. */
export function fieldChanges(before: unknown, after: unknown, at = ''): FieldChange[] {
  if (isSame(before, after)) return []
  if (!isFields(before) || !isFields(after)) return [{ at, before, after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    fieldChanges(before[key], after[key], at ? `${at}.${key}` : key),
  )
}
