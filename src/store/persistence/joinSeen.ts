import type { ToolType } from '#src/contract/toolType.ts'
import type { RootState } from '#src/store/rootReducer.ts'
import { SLICE_NAMES, type SliceName } from '#src/store/slices/index.ts'
import { joinStates } from './joinStates.ts'
import type { KeepingWord } from './Keeping.ts'
import { textOf } from './textOf.ts'
import { wordFor } from './wordFor.ts'

type Sides = {
  /** What both sides have come from. */
  base: RootState
  /** What this tab would have stored before it looked, and what it holds. */
  mine: RootState
  staged: RootState
  /** What is stored; `isGone` when everything there has been deleted. */
  seen: RootState
  isGone: boolean
  wordOf(tool: ToolType): KeepingWord
}

/** What is stored, joined to what a tab holds, which was changed apart from it since `base`; and the slices that are news to the tab. */
export function joinSeen({ base, mine, staged, seen, isGone, wordOf }: Sides): { staged: RootState; news: Partial<RootState> } {
  const joined = joinStates(base, mine, seen)
  // What is not stored, or was not until now, is this tab’s own affair and stays, unless everything has been deleted.
  const isHeld = (name: SliceName) => mine[name] !== staged[name] && textOf(joined[name]) === textOf(mine[name])
  const own = isGone ? [] : SLICE_NAMES.filter((name) => wordFor(name, wordOf) !== 'kept' || isHeld(name))
  const next: RootState = { ...joined, ...Object.fromEntries(own.map((name) => [name, staged[name]])) }
  const changed = SLICE_NAMES.filter((name) => textOf(next[name]) !== textOf(staged[name]))
  return { staged: next, news: Object.fromEntries(changed.map((name) => [name, next[name]])) }
}
