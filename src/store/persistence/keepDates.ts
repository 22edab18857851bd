import { INITIAL_STATE, type RootState } from '#src/store/rootReducer.ts'
import { SLICE_NAMES, type SliceName } from '#src/store/slices/index.ts'
import type { Keeping } from './Keeping.ts'
import { textOf } from './textOf.ts'

/** Until when slices are kept that are stored `now`, for `term` milliseconds at most: what differs from what is `seen` is kept anew. */
export function keepDates(
  state: RootState,
  { seen, until, now, term }: { seen: RootState; until: Keeping['until']; now: number; term: number },
): Keeping['until'] {
  const filled = SLICE_NAMES.filter((name) => textOf(state[name]) !== textOf(INITIAL_STATE[name]))
  const isSeen = (name: SliceName) => textOf(state[name]) === textOf(seen[name])
  return Object.fromEntries(filled.map((name) => [name, (isSeen(name) ? until[name] : undefined) ?? now + term]))
}
