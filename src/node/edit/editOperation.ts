import { z } from 'zod'
import { keyPathShape as path } from './keyPathShape.ts'

/** A JSON value as it may come from outside. */
const Value = z.json()

/**
 * One thing to do to a JSON file. `path` are keys from its top; those of lists are numbers. `set` gives a value to a field, which need not
 * be there yet, or to an item that is; `insert` puts an item before the one at its path, or last; `move` puts an item of a list where the
 * number `to` says that it stands afterwards.
 */
export const EditOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value: Value }),
  z.strictObject({ op: z.literal('remove'), path: path.min(1) }),
  z.strictObject({ op: z.literal('insert'), path: path.min(1), value: Value }),
  z.strictObject({ op: z.literal('move'), path: path.min(1), to: z.int().min(0).max(100_000) }),
])
/** One thing to do to a JSON file, parsed. */
export type EditOperation = z.output<typeof EditOperation>
