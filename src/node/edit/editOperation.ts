import { z } from 'zod'
import { keyPathShape as path } from './keyPathShape.ts'

/** A JSON value as accepted from outside. */
const Value = z.json()

/**
 * An operation on a JSON file. `path` is a key path from the root, with numbers for list items. `set` sets the value of an existing or new
 * field, or of an existing item; `insert` adds an item before the one at its path, or at the end; `move` moves a list item, and `to` is its
 * index afterwards.
 */
export const EditOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value: Value }),
  z.strictObject({ op: z.literal('remove'), path: path.min(1) }),
  z.strictObject({ op: z.literal('insert'), path: path.min(1), value: Value }),
  z.strictObject({ op: z.literal('move'), path: path.min(1), to: z.int().min(0).max(100_000) }),
])
/** An operation on a JSON file, parsed. */
export type EditOperation = z.output<typeof EditOperation>
