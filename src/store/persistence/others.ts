import { textOf } from './textOf.ts'

/** What is stored as a slice that is not registered: its text, which stays as it is, and until when it is kept, where that is stored. */
type Other = { text: unknown; until?: number }

/**
 * What is stored as slices that are not registered, by name: of a package that was removed, or that only a newer build in another tab has.
 * This tab never reads or changes it.
 */
export type Others = Readonly<Record<string, Other>>

/** Nothing of others is stored. */
export const NO_OTHERS: Others = {}

/** Without those whose time is over at `now`, in milliseconds since 1970. One without a date stays. */
export function unexpiredOthers(others: Others, now: number): Others {
  return Object.fromEntries(Object.entries(others).filter(([, { until }]) => until === undefined || until > now))
}

/**
 * Others out of two versions that come from `base`: `mine`, which this tab carries, and `theirs`, which is stored. What this tab has
 * deleted stays deleted, also where another tab has changed it meanwhile: nobody here can tell what of it is new. Of the rest, what only
 * one side has changed is taken from that side, and theirs where both have.
 */
export function joinOthers(base: Others, mine: Others, theirs: Others): Others {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const joined = names.map((name) => {
    const isMine = textOf(theirs[name]) === textOf(base[name]) || (base[name] !== undefined && mine[name] === undefined)
    return [name, isMine ? mine[name] : theirs[name]] as const
  })
  return Object.fromEntries(joined.filter((entry): entry is [string, Other] => entry[1] !== undefined))
}
