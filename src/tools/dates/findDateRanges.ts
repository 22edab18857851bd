import type { DateRange, YearMonth } from './DateRange.ts'
import { type DatePoint, datePoints } from './datePoints.ts'

/** A range and its position in the text. */
type FoundRange = { range: DateRange; from: number; to: number }

const DASH = '(?:[-–—−‐‑~→]|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bthru\\b)'
const BETWEEN = new RegExp(`^\\s*(?:\\bup )?${DASH}\\s*(?:the )?$`, 'i')
const NOW = 'present(?: day| date)?|now|current(?:ly)?(?: role| job)?|today|ongoing|date|till (?:date|now)|to (?:date|present)'
const PRESENT = new RegExp(`^\\s*(?:${DASH}\\s*)?(?:the )?(?:${NOW})(?![\\p{L}])`, 'iu')
const OPEN = new RegExp(`^\\s*${DASH}\\s*$`, 'i')
const SINCE = /(?:\bsince|\bfrom)\s+$/i
const UNTIL = /(?:\buntil|\btill|\bup to)\s+$/i
const SHORT_YEAR = /^\s?[-–—/]\s?['’]?(\d{2})(?![\d/.])/

/** The date ranges in a text, in order. A single date is a range with only an end; "since 2019" is ongoing; "2016–18" ends in 2018. */
export function findDateRanges(text: string): FoundRange[] {
  const points = datePoints(text)
  const found: FoundRange[] = []
  const put = (from: number, to: number, start: YearMonth | null, end: DateRange['end']) =>
    found.push({ from, to, range: { start, end, text: text.slice(from, to).trim() } })
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index]!
    const next = points[index + 1]
    const rest = text.slice(point.to)
    const joins =
      next !== undefined &&
      (BETWEEN.test(text.slice(point.to, next.from)) || (bothYears(point, next) && /^\s?\/\s?$/.test(text.slice(point.to, next.from))))
    const short = point.kind === 'year' ? SHORT_YEAR.exec(rest) : null
    const present = PRESENT.exec(rest)
    const isDashed = present !== null && new RegExp(DASH, 'i').test(present[0])
    if (joins && fits(point, next)) {
      put(point.from, next.to, point.kind === 'month' ? { ...point.date, year: next.date.year } : point.date, next.date)
      index += 1
    } else if (point.kind === 'month' || point.kind === 'short') {
      if (point.kind === 'short' && isDashed) put(point.from, point.to + present![0].length, point.date, 'present')
    } else if (isDashed) put(point.from, point.to + present![0].length, point.date, 'present')
    else if (short && Number(short[1]) > point.date.year % 100) {
      put(point.from, point.to + short[0].length, point.date, {
        year: point.date.year - (point.date.year % 100) + Number(short[1]),
        month: null,
      })
    } else if (SINCE.test(text.slice(0, point.from)))
      put(point.from - SINCE.exec(text.slice(0, point.from))![0].length, point.to, point.date, 'present')
    else if (UNTIL.test(text.slice(0, point.from)))
      put(point.from - UNTIL.exec(text.slice(0, point.from))![0].length, point.to, null, point.date)
    else if (OPEN.test(rest) && rest.trim() !== '') put(point.from, text.length, point.date, 'present')
    else put(point.from, point.to, null, point.date)
  }
  return found
}

const bothYears = (one: DatePoint, other: DatePoint) => one.kind === 'year' && other.kind === 'year'

function fits(point: DatePoint, next: DatePoint): boolean {
  if (next.kind === 'month') return false
  return point.kind === 'month' ? next.date.month !== null : (point.kind === 'short') === (next.kind === 'short') || point.kind === 'short'
}
