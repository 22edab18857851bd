import { isFields } from '#src/site/isFields.ts'
import { isSame } from './isSame.ts'

/** A value that differs: the keys that lead to it, joined by dots, with what it was and what it is; undefined where it is absent. */
export type FieldChange = { at: string; before: unknown; after: unknown }

/** What differs between two JSON values, in the order of the keys. Objects are gone into, lists are compared as a whole. */
export function fieldChanges(before: unknown, after: unknown, at = ''): FieldChange[] {
  if (isSame(before, after)) return []
  if (!isFields(before) || !isFields(after)) return [{ at, before, after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    fieldChanges(before[key], after[key], at ? `${at}.${key}` : key),
  )
}
