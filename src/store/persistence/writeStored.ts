import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import type { Keeping } from './Keeping.ts'
import { STATE_VERSION } from './migrations.ts'
import { NO_OTHERS, type Others } from './others.ts'
import { textOf } from './textOf.ts'

type Written = { registered: Pick<Registered, 'names'>; owner: string; line: readonly string[]; keeping: Keeping; others?: Others }

/**
 * The raw value that `readStored` parses exactly: redux-persist’s layout, this code’s version, the owner, the line of descent, and expiry
 * dates. The texts of unregistered slices are unchanged.
 */
export function writeStored(slices: StoredState, { registered, owner, line, keeping, others = NO_OTHERS }: Written): string {
  const texts = registered.names.map((name) => [name, textOf(slices[name])] as const)
  const otherTexts = Object.entries(others).map(([name, { text }]) => [name, text] as const)
  const otherDates = Object.entries(others).flatMap(([name, { until }]) => (until === undefined ? [] : [[name, until] as const]))
  return JSON.stringify({
    ...Object.fromEntries([...texts, ...otherTexts]),
    _owner: JSON.stringify(owner),
    _line: JSON.stringify(line),
    _keeping: JSON.stringify({ ...keeping, until: { ...keeping.until, ...Object.fromEntries(otherDates) } }),
    _persist: JSON.stringify({ version: STATE_VERSION, rehydrated: true }),
  })
}
