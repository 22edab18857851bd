import type { OpeningTimes } from '#schemas/postalAddress.ts'

/** A season with the days of its present or next occurrence; `isNow` if it is on. */
export type ResolvedSeason = OpeningTimes['seasons'][number] & { isNow: boolean }

/** Opening times as of a day. */
export type OpeningAt = Omit<OpeningTimes, 'seasons'> & { seasons: ResolvedSeason[] }

/**
 * Opening times as of a day, `YYYY-MM-DD`: seasons with the days of their present or next occurrence, in this order, and special days that
 * are not over, in order. Seasons of a past year are left out.
 */
export function openingAt({ hours, seasons, specialDays }: OpeningTimes, today: string): OpeningAt {
  return {
    hours,
    seasons: seasons
      .flatMap((season) => {
        const { from, to } = occurrenceOf(season, today)
        return to < today ? [] : [{ ...season, from, to, isNow: from <= today }]
      })
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
    specialDays: specialDays.filter(({ from, to = from }) => to >= today).sort((one, other) => (one.from < other.from ? -1 : 1)),
  }
}

type Days = { from: string; to: string }

/** The first and last day of a season that is on, or comes next; of a season of one year, its days. */
function occurrenceOf({ from, to }: Days, today: string): Days {
  if (from.length === 10) return { from, to }
  const year = Number(today.slice(0, 4))
  return occurrencesOf({ from, to }, year - 1, year + 1).find((days) => days.to >= today)!
}

/** The occurrences of a season of every year that begin in these years. */
export function occurrencesOf({ from, to }: Days, first: number, last: number): Days[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    return { from: dayIn(year, from), to: lastDayIn(to < from ? year + 1 : year, to) }
  })
}

/** A day of every year in one; February 29 is March 1 in other years. */
function dayIn(year: number, day: string): string {
  return `${year}-${day === '02-29' && !isLeap(year) ? '03-01' : day}`
}

/** The last day of a season of every year in one; February 28 and 29 are the end of February. */
function lastDayIn(year: number, day: string): string {
  return `${year}-${day === '02-28' || day === '02-29' ? (isLeap(year) ? '02-29' : '02-28') : day}`
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
}
