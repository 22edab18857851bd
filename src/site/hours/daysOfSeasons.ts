import type { OpeningTimes } from '#schemas/postalAddress.ts'
import { occurrencesOf } from './openingAt.ts'

type Days = { from: string; to: string }

/** A leap year and the year after it: seasons of every year are compared in these, and in the years that other seasons name. */
const YEARS = [2028, 2029]

/** The occurrences of each season, in order, in years in which all of them can be compared. */
export function daysOfSeasons(seasons: OpeningTimes['seasons']): Days[][] {
  const years = [
    ...YEARS,
    ...seasons.flatMap(({ from, to }) => (from.length === 10 ? [from, to].map((day) => Number(day.slice(0, 4))) : [])),
  ]
  const all = [...new Set(years.flatMap((year) => [year - 1, year, year + 1]))].sort()
  return seasons.map(({ from, to }) =>
    from.length === 10 ? [{ from, to }] : all.flatMap((year) => occurrencesOf({ from, to }, year, year)),
  )
}

/** The first day that two lists of periods share; undefined if there is none. */
export function overlap(some: readonly Days[], others: readonly Days[]): string | undefined {
  for (const one of some)
    for (const other of others) if (one.from <= other.to && other.from <= one.to) return one.from > other.from ? one.from : other.from
  return undefined
}
