import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import type { Keeping } from './Keeping.ts'
import { termOf } from './termOf.ts'
import { textOf } from './textOf.ts'

/** `isStale` is true if the stored value differs from `slices` and `until`, and must be rewritten. */
type Unexpired = { slices: StoredState; until: Keeping['until']; isStale: boolean }

/**
 * The stored slices that may still be shown at `now`: expired ones are empty. No date is later than `term` allows, whatever the clock said
 * when it was written, and slices of an earlier version without a date get one. All in milliseconds.
 */
export function unexpired(
  registered: Registered,
  stored: StoredState,
  dates: Keeping['until'],
  { now, term }: { now: number; term: number },
): Unexpired {
  const { names, initial } = registered
  const until: Keeping['until'] = {}
  const over: StoredState = {}
  for (const name of names) {
    if (textOf(stored[name]) === textOf(initial[name])) continue
    const date = Math.min(dates[name] ?? Number.POSITIVE_INFINITY, now + termOf(registered, name, term))
    if (date > now) until[name] = date
    else over[name] = initial[name]
  }
  const isStale = names.some((name) => until[name] !== dates[name])
  return { slices: { ...stored, ...over }, until, isStale }
}
