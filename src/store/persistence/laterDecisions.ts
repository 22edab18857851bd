import type { Keeping } from './Keeping.ts'

type Decisions = Keeping['decisions']

/** The decisions of two tabs as one, in the order of `theirs`: about each section type the later one. */
export function laterDecisions(mine: Decisions, theirs: Decisions): Decisions {
  const later = Object.entries(mine).filter(([type, { at }]) => at > (theirs[type]?.at ?? 0))
  return { ...theirs, ...Object.fromEntries(later) }
}
