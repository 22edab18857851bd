import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import type { DateRange, YearMonth } from './DateRange.ts'
import { type DatePoint, datePoints } from './datePoints.ts'
import { datePatterns } from './dateWords.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** A range and its position in the text. */
type FoundRange = { range: DateRange; from: number; to: number }

const DASH = `(?:[-–—−‐‑~→➔➜⟶»]{1,2}|(?<!\\p{L})(?:${datePatterns.to})(?!\\p{L}))`
const ARTICLE = '(?:(?:the|la|el|le|o|zum|der) )?'
// "voraussichtlicher Abschluss", "fin prévue en", "expected:"
const EXPECTED = `\\(?(?:(?:${datePatterns.ends}) ){0,2}(?:${datePatterns.expected})(?!\\p{L})(?:[ :]{1,2}(?:${datePatterns.ends})(?!\\p{L})){0,3} ?[:)]?`
/** "early 2012", "Ende 2015" */
const ABOUT = `(?:${datePatterns.about})[ -]`
const BETWEEN = latinPattern(`^\\s*${DASH}\\s*(?:${EXPECTED}\\s{1,3})?${ARTICLE}(?:${ABOUT})?$`, 'iu')
const ABOUT_BEFORE = latinPattern(`(?<!\\p{L})${ABOUT}$`, 'iu')
/** "entre 2012 et 2015" */
const TWO = /(?<!\p{L})(?:between|entre|zwischen) $/iu
/** "Present – March 2019": the later end first, with no date before it. */
const TURNED = latinPattern(`^\\(?(?:${datePatterns.present})\\s*[-–—]\\s*$`, 'iu')
const EXPECTED_BEFORE = latinPattern(`(?<!\\p{L})${EXPECTED}\\s{1,3}${ARTICLE}$`, 'iu')
// "2027 (prévu)"
const EXPECTED_BEHIND = latinPattern(`^ ?(?:, |\\()?(?:${datePatterns.expected})(?!\\p{L})\\)?`, 'iu')
// "2023 (en cours)"
const GOES_ON = latinPattern(`^ ?(?:, |\\(|[-–—·|] )(?:${datePatterns.ongoing})(?!\\p{L})(?:[^()]{0,30}\\))?`, 'iu')
/** The whole text only says that something is ongoing. */
const ONLY_ONGOING = latinPattern(`^\\s{0,3}\\(?(?:${datePatterns.ongoing})(?!\\p{L})\\)?\\.?\\s{0,3}$`, 'iu')
// "Summers of 2012 and 2013"
const AND = /^\s(?:and|&|y|et|und|e)\s$/i
const PRESENT = latinPattern(
  `^\\s*(?<dash>(?:${DASH}\\s*(?:${DASH}\\s*)?|/\\s+))?\\(?${ARTICLE}(?:${datePatterns.present})(?![\\p{L}])(?:\\)(?<=\\([^()]*\\)))?`,
  'iu',
)
const OPEN = latinPattern(`^\\s*${DASH}\\s*$`, 'iu')
// "2022–" before the next cell or separator, with nothing after the dash.
const OPEN_CELL = /^ ?[-–—](?= ?[\t,;|\])])/
// "2021– Waiter": a dash attached to the year only.
const OPEN_TIGHT = /^[–—](?= \p{Lu})/u
// "2021 –" in its own cell or line.
const OPEN_YEAR = /^ ?[-–—](?= {3,}|:? ?\n|: )/
const before = (words: string) => latinPattern(`(?<!\\p{L})(?:${words})\\s+${ARTICLE}$`, 'iu')
// "D'octobre 2013 à mars 2015"
const ELIDED = /(?<!\p{L})d['’]$/iu
const SINCE = before(datePatterns.since)
const UNTIL = before(datePatterns.until)
const FROM = before(datePatterns.from)
const SHORT_YEAR = /^\s?[-–—/]\s?['’]?(\d{2})(?![\d/.])/
/** How many characters before a date are searched for its preposition, and for words that mark it as expected. */
const NEAR = 24
const NEAR_EXPECTED = 60
/** How many characters after a date are searched for the end of its range. */
const REST = 60
/** The number of months from the first to the last month of a season. */
const SEASON = 2

/**
 * The date ranges in a text, in order. A single date is a range with only an end; "since 2019" is ongoing; "2016–18" ends in 2018; a season
 * on its own lasts three months.
 */
export function findDateRanges(text: string): FoundRange[] {
  const points = datePoints(text)
  const plain = withoutMarks(text)
  if (points.length === 0)
    return ONLY_ONGOING.test(plain) ? [{ from: 0, to: text.length, range: { start: null, end: 'present', text: text.trim() } }] : []
  const found: FoundRange[] = []
  const put = (from: number, to: number, start: YearMonth | null, end: DateRange['end']) =>
    found.push({ from, to, range: { start, end, text: text.slice(from, to).trim() } })
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index]!
    const next = points[index + 1]
    const ahead = plain.slice(Math.max(0, point.from - NEAR), point.from)
    const rest = plain.slice(point.to, point.to + REST)
    const expected = EXPECTED_BEFORE.exec(plain.slice(Math.max(0, point.from - NEAR_EXPECTED), point.from))?.[0].length ?? 0
    const behind = (to: number) => to + (EXPECTED_BEHIND.exec(plain.slice(to, to + REST))?.[0].length ?? 0)
    const between = next ? plain.slice(point.to, Math.min(next.from, point.to + REST)) : ''
    const joins =
      next !== undefined &&
      (BETWEEN.test(between) ||
        (AND.test(between) && bothYears(point, next) && next.date.year === point.date.year + 1) ||
        (AND.test(between) && TWO.test(ahead)) ||
        (/^\s?\/\s?$/.test(between) && (bothYears(point, next) || bothMonths(point, next))))
    const short = point.kind === 'year' ? SHORT_YEAR.exec(rest) : null
    const present = PRESENT.exec(rest)
    const isDashed = present?.groups!.dash !== undefined
    const opens = (pattern: RegExp) =>
      point.from - ((pattern.exec(ahead) ?? TWO.exec(ahead) ?? ABOUT_BEFORE.exec(ahead) ?? ELIDED.exec(ahead))?.[0].length ?? 0)
    if (joins && fits(point, next)) {
      put(opens(FROM), behind(next.to), point.kind === 'month' ? { ...point.date, year: next.date.year } : point.date, next.date)
      index += 1
    } else if (point.kind === 'month' || point.kind === 'short') {
      if (point.kind === 'short' && isDashed) put(point.from, point.to + present![0].length, point.date, 'present')
    } else if (TURNED.test(ahead) && point.from < NEAR) put(0, point.to, point.date, 'present')
    else if (isDashed) put(opens(FROM), point.to + present![0].length, point.date, 'present')
    else if (short && Number(short[1]) > point.date.year % 100) {
      put(point.from, point.to + short[0].length, point.date, {
        year: point.date.year - (point.date.year % 100) + Number(short[1]),
        month: null,
      })
    } else if (expected > 0 || behind(point.to) > point.to) put(point.from - expected, behind(point.to), null, point.date)
    else if (GOES_ON.test(rest)) put(Math.min(opens(SINCE), opens(FROM)), point.to + GOES_ON.exec(rest)![0].length, point.date, 'present')
    else if (SINCE.test(ahead)) put(opens(SINCE), point.to, point.date, 'present')
    else if (UNTIL.test(ahead)) put(opens(UNTIL), point.to, null, point.date)
    else if (OPEN_CELL.test(rest)) put(point.from, point.to + OPEN_CELL.exec(rest)![0].length, point.date, 'present')
    else if (point.kind === 'year' && OPEN_YEAR.test(rest) && !/[-–—]\s{0,3}$/.test(ahead))
      put(opens(FROM), point.to + OPEN_YEAR.exec(rest)![0].trimEnd().length, point.date, 'present')
    else if (point.kind === 'year' && OPEN_TIGHT.test(rest)) put(point.from, point.to + 1, point.date, 'present')
    else if (rest.length < REST && OPEN.test(rest) && rest.trim() !== '') put(point.from, text.length, point.date, 'present')
    else if (point.kind === 'season') put(point.from, point.to, point.date, seasonEnd(point.date))
    else put(point.from, point.to, null, point.date)
  }
  return ofTerms(found, text)
}

/** "2012/13 – 2014/15": from the first school year or term to the last is one range. */
function ofTerms(found: FoundRange[], text: string): FoundRange[] {
  const isTerm = ({ range: { start, end, text } }: FoundRange) =>
    start !== null && end !== null && end !== 'present' && end.year === start.year + 1 && end.month === null && text.includes('/')
  return found.reduce<FoundRange[]>((list, one) => {
    const last = list.at(-1)
    const isNext = last && isTerm(one) && /^\s?[-–—]\s?$/.test(text.slice(last.to, one.from)) && isTerm(last)
    const whole = isNext && {
      from: last.from,
      to: one.to,
      range: { ...last.range, end: one.range.end, text: text.slice(last.from, one.to) },
    }
    return whole ? [...list.slice(0, -1), whole] : [...list, one]
  }, [])
}

function seasonEnd({ year, month }: YearMonth): YearMonth {
  const last = month! + SEASON
  return last > 12 ? { year: year + 1, month: last - 12 } : { year, month: last }
}

// "2019-10 / 2021-03"
const bothMonths = (one: DatePoint, other: DatePoint) =>
  one.kind === 'date' && other.kind === 'date' && one.date.month !== null && other.date.month !== null
const bothYears = (one: DatePoint, other: DatePoint) => one.kind === 'year' && other.kind === 'year'

function fits(point: DatePoint, next: DatePoint): boolean {
  if (next.kind === 'month') return false
  return point.kind === 'month' ? next.date.month !== null : (point.kind === 'short') === (next.kind === 'short') || point.kind === 'short'
}
