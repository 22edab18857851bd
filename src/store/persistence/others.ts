import { textOf } from './textOf.ts'

/** A stored unregistered slice: its unchanged text, and its expiry date, if it has one. */
type Other = { text: unknown; until?: number }

/** Stored unregistered slices, by name: of a removed package, or of a newer build in another tab. This tab never reads or changes them. */
export type Others = Readonly<Record<string, Other>>

/** No unregistered slices. */
export const NO_OTHERS: Others = {}

/** The slices that have not expired at `now`, in milliseconds since 1970. One without a date stays. */
export function unexpiredOthers(others: Others, now: number): Others {
  return Object.fromEntries(Object.entries(others).filter(([, { until }]) => until === undefined || until > now))
}

/**
 * Merges two versions that come from `base`: `mine`, held by this tab, and `theirs`, which is stored. Slices deleted by this tab stay
 * deleted, even if another tab has changed them, because new values in them cannot be distinguished. Otherwise a change on one side is
 * taken, and theirs if both have changed.
 */
export function joinOthers(base: Others, mine: Others, theirs: Others): Others {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const joined = names.map((name) => {
    const isMine = textOf(theirs[name]) === textOf(base[name]) || (base[name] !== undefined && mine[name] === undefined)
    return [name, isMine ? mine[name] : theirs[name]] as const
  })
  return Object.fromEntries(joined.filter((entry): entry is [string, Other] => entry[1] !== undefined))
}
