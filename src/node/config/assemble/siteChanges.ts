import { type ListedEntry, timesOfLists } from '#src/site/lists/timesOfLists.ts'
import { type LaterChange, lastChange, laterChanges } from '#src/site/pages/laterChanges.ts'
import type { PageFacts } from './pageFacts.ts'
import type { SharedConfig } from './sharedConfig.ts'

/**
 * Moments at which a site changes without an edit: the last one up to the moment of loading, in milliseconds since 1970 (null: never), and
 * every later one.
 */
export type SiteChanges = { last: number | null; later: LaterChange[] }

/**
 * The moments at which the site changes without an edit: from the publication times of everything except for drafts and parts of expired
 * pages, and from the days by which lists select entries.
 */
export function siteChanges({ files }: SharedConfig, pages: readonly PageFacts[], at: number): SiteChanges {
  const times = [
    ...files.flatMap(({ file, content }) => (content?.timed ?? []).map((part) => ({ file, ...part.times, isGone: false }))),
    ...pages.flatMap(({ file, timed, state }) =>
      state === 'draft' ? [] : timed.map((part) => ({ file, ...part, isGone: state === 'expired' })),
    ),
    ...timesOfLists(
      pages.flatMap(({ file, page }): ListedEntry[] => (page ? [{ ...page, file }] : [])),
      at,
    ).map((times) => ({ ...times, isGone: false })),
  ]
  return {
    last: lastChange(times, at),
    later: laterChanges(
      times.filter(({ isGone }) => !isGone),
      at,
    ),
  }
}
