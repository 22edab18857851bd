import { INITIAL_STATE, type RootState } from '#src/store/rootReducer.ts'
import { SLICE_NAMES } from '#src/store/slices/index.ts'
import type { Keeping } from './Keeping.ts'
import { textOf } from './textOf.ts'

/** `isStale` says that what is stored differs from this: it must be written again. */
type Unexpired = { slices: RootState; until: Keeping['until']; isStale: boolean }

/**
 * What of stored slices may still be shown at `now`: those whose time is over are empty. No date lies further ahead than `term` allows,
 * whatever the clock said when it was written, and what an earlier version stored without a date gets one. All in milliseconds.
 */
export function unexpired(stored: RootState, dates: Keeping['until'], { now, term }: { now: number; term: number }): Unexpired {
  const until: Keeping['until'] = {}
  const over: Partial<RootState> = {}
  for (const name of SLICE_NAMES) {
    if (textOf(stored[name]) === textOf(INITIAL_STATE[name])) continue
    const date = Math.min(dates[name] ?? Number.POSITIVE_INFINITY, now + term)
    if (date > now) until[name] = date
    else Object.assign(over, { [name]: INITIAL_STATE[name] })
  }
  const isStale = SLICE_NAMES.some((name) => until[name] !== dates[name])
  return { slices: { ...stored, ...over }, until, isStale }
}
