import type { Times } from './live.ts'

/**
 * A moment at which the site changes without an edit, as ISO time in UTC, and the files that define it, sorted. `onlyHours` if nothing but
 * opening hours changes.
 */
export type LaterChange = { at: string; files: string[]; onlyHours?: true }

/** Publication times with their file. */
export type TimesInFile = Times & { file: string; isHours?: true }

/** All moments after a given one at which something is published or expires, in order. */
export function laterChanges(all: TimesInFile[], at: number): LaterChange[] {
  const changes = new Map<number, TimesInFile[]>()
  for (const times of all) {
    for (const moment of [times.publishAt, times.expireAt]) {
      const time = moment === undefined ? Number.NaN : Date.parse(moment)
      if (!(time > at)) continue
      const known = changes.get(time)
      if (known) known.push(times)
      else changes.set(time, [times])
    }
  }
  return [...changes]
    .sort(([a], [b]) => a - b)
    .map(([time, found]) => ({
      at: new Date(time).toISOString(),
      files: [...new Set(found.map(({ file }) => file))].sort(),
      ...(found.every(({ isHours }) => isHours) && { onlyHours: true }),
    }))
}

/** The last moment, up to a given one, at which something was published or expired, in milliseconds since 1970; null if there is none. */
export function lastChange(all: Times[], at: number): number | null {
  const past = all.flatMap(({ publishAt, expireAt }) =>
    [publishAt, expireAt].flatMap((moment) => (moment !== undefined && Date.parse(moment) <= at ? [Date.parse(moment)] : [])),
  )
  return past.length > 0 ? past.reduce((latest, time) => Math.max(latest, time)) : null
}
