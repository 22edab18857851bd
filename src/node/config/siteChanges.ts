import type { Page } from '#schemas/page.ts'
import { type LaterChange, lastChange, laterChanges } from '#src/site/pages/laterChanges.ts'
import { stateAt } from '#src/site/pages/live.ts'
import type { TimedPart } from '#src/site/pages/timedParts.ts'
import type { ParsedFile } from './readConfigFile.ts'

/**
 * When a site changes by itself: the last time up to the moment of loading, in milliseconds since 1970 (null: never), and every later one.
 */
export type SiteChanges = { last: number | null; later: LaterChange[] }

/** When the site changes by itself, by the times of whatever is not a draft and has not expired with its page. */
export function siteChanges(
  timed: readonly (TimedPart & { file: string })[],
  written: readonly ParsedFile<Page>[],
  at: number,
): SiteChanges {
  if (timed.length === 0) return { last: null, later: [] }
  const drafts = new Set(written.flatMap(({ file, value }) => (value.draft ? [file] : [])))
  const gone = new Set(written.flatMap(({ file, value }) => (stateAt(value, at) === 'expired' ? [file] : [])))
  const times = timed.flatMap(({ file, times: own }) => (drafts.has(file) ? [] : [{ file, ...own }]))
  return {
    last: lastChange(times, at),
    later: laterChanges(
      times.filter(({ file }) => !gone.has(file)),
      at,
    ),
  }
}
