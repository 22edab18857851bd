import type { Keeping } from './Keeping.ts'

type Decisions = Keeping['decisions']

/** The merged decisions of two tabs, in the order of `theirs`: the later one for each section type. */
export function laterDecisions(mine: Decisions, theirs: Decisions): Decisions {
  const later = Object.entries(mine).filter(([type, { at }]) => at > (theirs[type]?.at ?? 0))
  return { ...theirs, ...Object.fromEntries(later) }
}
