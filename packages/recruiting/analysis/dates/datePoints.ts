import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import type { YearMonth } from './DateRange.ts'
import { datePatterns, monthNumbers, seasonMonths, weakMonths } from './dateWords.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/**
 * A date in a text, precise to the month at most, and its position. `kind` distinguishes bare years, seasons and months without a year,
 * because ranges complete them.
 */
export type DatePoint = { from: number; to: number; date: YearMonth; kind: 'date' | 'season' | 'year' | 'month' | 'short' }

const MONTH = `(?<month>${datePatterns.month})(?!\\p{L})\\.?`
const YEAR = '(?<year>19[5-9]\\d|20[0-4]\\d)(?!\\d)'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|[.º])?'
const SEASON = `(?<season>${datePatterns.season})`

/** The date formats, longer ones first. Numbers are read day first, as in the United Kingdom and India, unless that is impossible. */
const forms: { pattern: string; kind: DatePoint['kind'] }[] = [
  // "Winter 2013/14" begins in the first year.
  { pattern: `(?<season>${datePatterns.winter})[ ,]+(?:of |del? )?${YEAR}[/-](?:20)?\\d{2}(?!\\d)`, kind: 'season' },
  { pattern: `(?:${DAY}(?: (?:de |of )?|-))?${MONTH}(?:,? ?|[/-]|,? (?:of|del?) )${YEAR}`, kind: 'date' },
  { pattern: `${MONTH} ${DAY},? ${YEAR}`, kind: 'date' },
  { pattern: `${MONTH} ?[-/]? ?['’](?<short>\\d{2})(?!\\d)`, kind: 'date' },
  { pattern: `${MONTH}[-/ ](?<short>[0-4]\\d)(?!\\d|:|st|nd|rd|th)`, kind: 'date' },
  { pattern: `${YEAR}[ ,/-]+${MONTH}`, kind: 'date' },
  { pattern: `${YEAR}(?<mark>[-/.])(?<number>0[1-9]|1[0-2]|[1-9])(?:\\k<mark>(?:0?[1-9]|[12]\\d|3[01]))?(?!\\d)`, kind: 'date' },
  { pattern: `(?<first>\\d{1,2})(?<mark>[-/.]) ?(?<second>\\d{1,2})\\k<mark> ?${YEAR}`, kind: 'date' },
  { pattern: `(?<number>0?[1-9]|1[0-2]) ?[-/.] ?${YEAR}`, kind: 'date' },
  { pattern: `q(?<quarter>[1-4])[ /,-]*${YEAR}`, kind: 'date' },
  { pattern: `${SEASON}(?:[ ,]+(?:of |del? )?)${YEAR}`, kind: 'season' },
  { pattern: `${YEAR} ${SEASON}`, kind: 'season' },
  { pattern: `(?:${datePatterns.term}) [1-4],? ${YEAR}`, kind: 'year' },
  // "WS 2014/15 – WS 2018/19": a winter term ends in its second year.
  { pattern: `(?<=[–—-] ?|bis )(?:${datePatterns.half}) (?:20)?\\d{2}/(?:20)?(?<short>\\d{2})(?!\\d)`, kind: 'year' },
  { pattern: `(?:${datePatterns.half}) ${YEAR}(?:/(?:20)?\\d{2}(?!\\d))?`, kind: 'year' },
  { pattern: YEAR, kind: 'year' },
  // "05–08/2018"
  { pattern: `(?<number>0[1-9]|1[0-2])(?= ?[-–—] ?(?:0[1-9]|1[0-2])[/.](?:19[5-9]|20[0-4])\\d(?!\\d))`, kind: 'month' },
  { pattern: `(?<number>0[1-9]|1[0-2]|[1-9](?=/))[/.](?<short>\\d{2})(?![\\d/.])`, kind: 'short' },
  { pattern: MONTH, kind: 'month' },
]
const patterns = forms.map(({ pattern, kind }) => ({
  kind,
  pattern: latinPattern(`(?<![\\p{L}\\d$€£₹+]|\\d[.,]|(?<!\\d{3})\\d/)${pattern}(?![\\p{L}%+]|[.,]\\d)`, 'giu'),
}))

const PHONE = /\+\d[\d ()-]{7,}/g

/** The dates in a text, in order and without overlap. A month must be its full name or a common abbreviation, so "maybe" does not count. */
export function datePoints(written: string): DatePoint[] {
  if (!/\d\d/.test(written)) return []
  const text = withoutMarks(written).replace(PHONE, (number) => ' '.repeat(number.length))
  const points: DatePoint[] = []
  for (const { kind, pattern } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (kind === 'month' && weakMonths.has(match.groups!.month?.toLowerCase() ?? '')) continue
      const date = toDate(match.groups!)
      if (date && !points.some((point) => from < point.to && point.from < to)) points.push({ from, to, date, kind })
    }
  }
  return points.toSorted((one, other) => one.from - other.from)
}

function toDate(groups: Record<string, string | undefined>): YearMonth | null {
  const { year, short, month, number, first, second, quarter, season } = groups
  const full = year ? Number(year) : short ? Number(short) + (Number(short) < 50 ? 2000 : 1900) : 0
  const of = (value: number) => (value >= 1 && value <= 12 ? { year: full, month: value } : null)
  if (month) return { year: full, month: monthNumbers.get(month.toLowerCase())! }
  if (number) return of(Number(number))
  if (first && second) return Number(first) > 31 || Number(second) > 31 ? null : (of(Number(second)) ?? of(Number(first)))
  if (quarter) return of(Number(quarter) * 3 - 2)
  if (season) return of(seasonMonths.get(season.toLowerCase())!)
  return { year: full, month: null }
}
