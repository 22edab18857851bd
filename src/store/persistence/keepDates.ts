import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import type { Keeping } from './Keeping.ts'
import { termOf } from './termOf.ts'
import { textOf } from './textOf.ts'

/** Expiry dates of slices stored `now`, at most `term` milliseconds later: slices that differ from `seen` get a new date. */
export function keepDates(
  registered: Registered,
  state: StoredState,
  { seen, until, now, term }: { seen: StoredState; until: Keeping['until']; now: number; term: number },
): Keeping['until'] {
  const filled = registered.names.filter((name) => textOf(state[name]) !== textOf(registered.initial[name]))
  const isSeen = (name: string) => textOf(state[name]) === textOf(seen[name])
  return Object.fromEntries(filled.map((name) => [name, (isSeen(name) ? until[name] : undefined) ?? now + termOf(registered, name, term)]))
}
