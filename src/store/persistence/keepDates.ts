import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import type { Keeping } from './Keeping.ts'
import { termOf } from './termOf.ts'
import { textOf } from './textOf.ts'

/** Until when slices are kept that are stored `now`, for `term` milliseconds at most: what differs from what is `seen` is kept anew. */
export function keepDates(
  registered: Registered,
  state: StoredState,
  { seen, until, now, term }: { seen: StoredState; until: Keeping['until']; now: number; term: number },
): Keeping['until'] {
  const filled = registered.names.filter((name) => textOf(state[name]) !== textOf(registered.initial[name]))
  const isSeen = (name: string) => textOf(state[name]) === textOf(seen[name])
  return Object.fromEntries(filled.map((name) => [name, (isSeen(name) ? until[name] : undefined) ?? now + termOf(registered, name, term)]))
}
