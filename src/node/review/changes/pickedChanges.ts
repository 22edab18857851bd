import { type SiteChange, fileOf } from './siteChange.ts'

/** A change with the page that shows its file, if exactly one does. */
export type PlacedChange = { change: SiteChange; page: string | null }

/**
 * The changes that `names` mean: each is the address of a page, a file below the config folder, or the id of a change. `unknown` is the
 * first name that means none.
 */
export function pickedChanges(changes: readonly PlacedChange[], names: readonly string[]): { chosen: SiteChange[] } | { unknown: string } {
  const means = (name: string, { change, page }: PlacedChange) => name === page || name === fileOf(change) || name === change.id
  const unknown = names.find((name) => !changes.some((placed) => means(name, placed)))
  if (unknown !== undefined) return { unknown }
  return { chosen: changes.filter((placed) => names.some((name) => means(name, placed))).map(({ change }) => change) }
}
