import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'

const LONG = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept.', 'Oct', 'Nov', 'Dec']
const two = (number: number) => String(number).padStart(2, '0')

/**
 * The date format of jobs in a resume: a point in time, the separator of two, and the word for an ongoing job. `hasMonths` is false if only
 * years are given.
 */
export type DateStyle = { point(date: YearMonth): string; between: string; present: string; hasMonths: boolean }

const style = (point: (year: number, month: number) => string, between: string, present: string, hasMonths = true): DateStyle => ({
  point: ({ year, month }) => point(year, month ?? 1),
  between,
  present,
  hasMonths,
})

/** The date formats. */
export const dateStyles = {
  short: style((year, month) => `${SHORT[month - 1]} ${year}`, ' – ', 'Present'),
  long: style((year, month) => `${LONG[month - 1]} ${year}`, ' to ', 'now'),
  caps: style((year, month) => `${LONG[month - 1]!.toUpperCase()} ${year}`, ' - ', 'PRESENT'),
  slash: style((year, month) => `${two(month)}/${year}`, ' - ', 'Current'),
  yearFirst: style((year, month) => `${year}/${two(month)}`, ' – ', 'Present'),
  dots: style((year, month) => `${two(month)}.${year}`, ' – ', 'today'),
  days: style((year, month) => `15/${two(month)}/${year}`, ' – ', 'till date'),
  years: style((year) => `${year}`, '–', 'present', false),
  apostrophe: style((year, month) => `${SHORT[month - 1]!.replace('.', '')} ’${two(year % 100)}`, ' – ', 'Present'),
  iso: style((year, month) => `${year}-${two(month)}`, ' to ', 'ongoing'),
} satisfies Record<string, DateStyle>

/** A range as written. */
export function writeRange({ point, between, present }: DateStyle, start: YearMonth, end: YearMonth | 'present'): string {
  return `${point(start)}${between}${end === 'present' ? present : point(end)}`
}
