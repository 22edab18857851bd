import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import { joinStates } from './joinStates.ts'
import type { KeepingWord } from './Keeping.ts'
import { textOf } from './textOf.ts'
import { wordFor } from './wordFor.ts'

type Sides = {
  /** The common ancestor of both sides. */
  base: StoredState
  /** The state this tab would have stored, and its current state. */
  mine: StoredState
  staged: StoredState
  /** The stored value; `isGone` if everything in it was deleted. */
  seen: StoredState
  isGone: boolean
  wordOf(type: string): KeepingWord
}

/** The stored value, merged with a tab’s state that has diverged since `base`; and the slices that are new to the tab. */
export function joinSeen(
  registered: Registered,
  { base, mine, staged, seen, isGone, wordOf }: Sides,
): { staged: StoredState; news: StoredState } {
  const { names } = registered
  const joined = joinStates(registered, base, mine, seen)
  // Values that are not stored, or were not until now, belong to this tab and stay, unless everything was deleted.
  const isHeld = (name: string) => mine[name] !== staged[name] && textOf(joined[name]) === textOf(mine[name])
  const own = isGone ? [] : names.filter((name) => wordFor(registered, name, wordOf) !== 'kept' || isHeld(name))
  const next: StoredState = { ...joined, ...Object.fromEntries(own.map((name) => [name, staged[name]])) }
  const changed = names.filter((name) => textOf(next[name]) !== textOf(staged[name]))
  return { staged: next, news: Object.fromEntries(changed.map((name) => [name, next[name]])) }
}
