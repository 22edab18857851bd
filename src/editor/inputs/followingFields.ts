import type { FormField } from '#src/node/dev/editor/wire.ts'
import { slugOf } from '#src/editor/pages/slugOf.ts'

type Parts = Extract<FormField, { kind: 'group' }>['fields']

/**
 * The names that follow a changed field, with their new values: those that an author has not edited, because they are still what followed
 * from the words before.
 */
export function followingFields({
  parts,
  fields,
  name,
  before,
  next,
}: {
  parts: Parts
  fields: Readonly<Record<string, unknown>>
  name: string
  before: unknown
  next: unknown
}): Record<string, string> {
  const [was, now] = [before, next].map((words) => (typeof words === 'string' ? slugOf(words) : ''))
  return Object.fromEntries(
    parts.filter(({ name: own, follows }) => follows === name && (fields[own] ?? '') === was).map(({ name: own }) => [own, now!]),
  )
}
