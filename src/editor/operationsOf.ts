import type { EditOperation } from '#src/node/edit/editOperation.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { Draft } from './draftStore.ts'
import { isSame } from './isSame.ts'

type Value = Extract<EditOperation, { op: 'set' }>['value']

/** What writes a draft: of a whole file only the fields that differ, so that sections are left as they are. */
export function operationsOf(keyPath: KeyPath, { value, base }: Draft): EditOperation[] {
  // What somebody else has taken away comes back into its list.
  if (base === undefined && typeof keyPath.at(-1) === 'number') return [{ op: 'insert', path: keyPath, value: value as Value }]
  if (keyPath.length > 0 || typeof value === 'string') return [{ op: 'set', path: keyPath, value: value as Value }]
  const [before, after] = [base as Record<string, Value>, value as Record<string, Value>]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): EditOperation[] => {
    if (!Object.hasOwn(after, key)) return [{ op: 'remove', path: [key] }]
    return isSame(before[key], after[key]) ? [] : [{ op: 'set', path: [key], value: after[key]! }]
  })
}
