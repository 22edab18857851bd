import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import { joinStates } from './joinStates.ts'
import type { KeepingWord } from './Keeping.ts'
import { textOf } from './textOf.ts'
import { wordFor } from './wordFor.ts'

type Sides = {
  /** What both sides have come from. */
  base: StoredState
  /** What this tab would have stored before it looked, and what it holds. */
  mine: StoredState
  staged: StoredState
  /** What is stored; `isGone` when everything there has been deleted. */
  seen: StoredState
  isGone: boolean
  wordOf(type: string): KeepingWord
}

/** What is stored, joined to what a tab holds, which was changed apart from it since `base`; and the slices that are news to the tab. */
export function joinSeen(
  registered: Registered,
  { base, mine, staged, seen, isGone, wordOf }: Sides,
): { staged: StoredState; news: StoredState } {
  const { names } = registered
  const joined = joinStates(registered, base, mine, seen)
  // What is not stored, or was not until now, is this tab’s own affair and stays, unless everything has been deleted.
  const isHeld = (name: string) => mine[name] !== staged[name] && textOf(joined[name]) === textOf(mine[name])
  const own = isGone ? [] : names.filter((name) => wordFor(registered, name, wordOf) !== 'kept' || isHeld(name))
  const next: StoredState = { ...joined, ...Object.fromEntries(own.map((name) => [name, staged[name]])) }
  const changed = names.filter((name) => textOf(next[name]) !== textOf(staged[name]))
  return { staged: next, news: Object.fromEntries(changed.map((name) => [name, next[name]])) }
}
