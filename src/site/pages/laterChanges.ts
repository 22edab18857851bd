import type { Times } from './live.ts'

/** A moment at which the site changes without an edit, as ISO time in UTC, and the files that define it, sorted. */
export type LaterChange = { at: string; files: string[] }

/** Publication times with their file. */
export type TimesInFile = Times & { file: string }

/** All moments after a given one at which something is published or expires, in order. */
export function laterChanges(all: TimesInFile[], at: number): LaterChange[] {
  const changes = new Map<number, Set<string>>()
  for (const { file, publishAt, expireAt } of all) {
    for (const moment of [publishAt, expireAt]) {
      const time = moment === undefined ? Number.NaN : Date.parse(moment)
      if (!(time > at)) continue
      changes.set(time, (changes.get(time) ?? new Set()).add(file))
    }
  }
  return [...changes].sort(([a], [b]) => a - b).map(([time, files]) => ({ at: new Date(time).toISOString(), files: [...files].sort() }))
}

/** The last moment, up to a given one, at which something was published or expired, in milliseconds since 1970; null if there is none. */
export function lastChange(all: Times[], at: number): number | null {
  const past = all.flatMap(({ publishAt, expireAt }) =>
    [publishAt, expireAt].flatMap((moment) => (moment !== undefined && Date.parse(moment) <= at ? [Date.parse(moment)] : [])),
  )
  return past.length > 0 ? past.reduce((latest, time) => Math.max(latest, time)) : null
}
