import { fieldId } from '#src/editor/fieldId.ts'
import { valueAt } from '#src/site/valueAt.ts'
import type { KeyPath } from '#src/site/site.ts'

/** An item that was just added, by its key path joined with dots, and the ids of its fields that the author has left since. */
export type FreshItem = { path: string; left: ReadonlySet<string> }

/**
 * Whether a problem at `path` is that a new item is not filled in yet: its field is empty, and the author has not left it. `value` is the
 * edited part, at `keyPath` in its file.
 */
export function isEarlyProblem(
  path: string,
  { fresh, value, keyPath }: { fresh: FreshItem | undefined; value: unknown; keyPath: KeyPath },
): boolean {
  if (!fresh || !`${path}.`.startsWith(`${fresh.path}.`)) return false
  const keys = path.split('.')
  const written = valueAt(value, keys.slice(keyPath.length))
  return (written === undefined || written === '' || path === fresh.path) && !fresh.left.has(fieldId(keys))
}
