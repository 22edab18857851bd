import type { TimesInFile } from '#src/site/pages/laterChanges.ts'
import type { SitePage } from '#src/site/site.ts'
import { daysOf, turnsOf } from './timeState.ts'

/** A published page, as far as lists depend on it. */
export type ListedEntry = Pick<SitePage, 'file' | 'collection' | 'meta' | 'uses'>

/** The moments at which a list changes by itself: when an entry becomes current or past, and when a calendar shows the next month. */
export function timesOfLists(pages: readonly ListedEntry[], at: number): TimesInFile[] {
  const fields = new Map<string, Set<string>>()
  const times: TimesInFile[] = []
  for (const { file, uses } of pages) {
    for (const { collection, where, layout } of uses.lists) {
      if (where.when) fields.set(collection, (fields.get(collection) ?? new Set()).add(where.when.field))
      if (layout === 'calendar') times.push({ file, publishAt: monthAfter(at, 0), expireAt: monthAfter(at, 1) })
    }
  }
  if (fields.size === 0) return times
  for (const { file, collection, meta } of pages) {
    for (const name of fields.get(collection ?? '') ?? []) {
      const days = daysOf(meta.fields?.[name])
      if (!days) continue
      const [publishAt, expireAt] = turnsOf(days)
      times.push({ file, publishAt, expireAt })
    }
  }
  return times
}

/** The first day of a month, counted from that of a moment. */
function monthAfter(at: number, months: number): string {
  const now = new Date(at)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}
