import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'

/** A month as 2020-01, or as 2020 when only the year is written; empty when there is none. */
export function isoMonth(date: YearMonth | null): string {
  if (!date) return ''
  const year = String(date.year).padStart(4, '0')
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, '0')}`
}
