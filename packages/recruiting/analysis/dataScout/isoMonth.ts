import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'

/** A month as 2020-01, or 2020 if only the year is known; empty if there is no date. */
export function isoMonth(date: YearMonth | null): string {
  if (!date) return ''
  const year = String(date.year).padStart(4, '0')
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, '0')}`
}
