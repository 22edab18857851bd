import type { DateRange } from '#packages/recruiting/analysis/dates/DateRange.ts'
import { datePatterns, isShortMonth, isWholeAndShort } from '#packages/recruiting/analysis/dates/dateWords.ts'
import type { Extracted } from '#packages/recruiting/analysis/resume/Resume.ts'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** A date format: its first example, and the lines of the ranges that use it. */
type DateFormat = { example: string; lines: (number | null)[] }

/** A month name that is both full and abbreviated, such as May, follows the others. */
const EITHER = 'either'

const MONTH = `(?<!\\p{L})(?<month>${datePatterns.month})(?!\\p{L})`
const WAYS: [string, RegExp][] = [
  ['iso', /\b\d{4}[-/.](?:0?[1-9]|1[0-2])\b(?!\d)/],
  ['slash', /\b\d{1,2}\/\d{4}\b/],
  ['dot', /\b\d{1,2}\.\d{4}\b/],
  ['dash', /\b\d{1,2}-\d{4}\b/],
  ['month', latinPattern(`${MONTH}\\.?,?(?: del?| of)?\\s{1,3}\\d{4}\\b`, 'iu')],
  ['apostrophe', latinPattern(`${MONTH}\\.?\\s{0,3}['’]\\d{2}\\b`, 'iu')],
  ['year', /\b(?:19|20)\d{2}\b/],
]

/** The date formats of ranges, in any supported language, in order of first use. The first date of a range counts. */
export function dateFormats(ranges: readonly Extracted<DateRange>[]): DateFormat[] {
  const formats = new Map<string, DateFormat>()
  for (const { value, line } of ranges) {
    const plain = withoutMarks(value.text)
    const [way, pattern] = WAYS.find(([, fits]) => fits.test(plain)) ?? []
    if (!way || !pattern) continue
    const found = pattern.exec(plain)!
    const name = way === 'month' ? wayOf(found.groups!['month']!.toLowerCase()) : way
    const format = formats.get(name) ?? { example: value.text.slice(found.index, found.index + found[0].length), lines: [] }
    format.lines.push(line)
    formats.set(name, format)
  }
  const either = formats.get(EITHER)
  const other = formats.get('whole') ?? formats.get('short')
  if (either && other) {
    other.lines.push(...either.lines)
    formats.delete(EITHER)
  }
  return [...formats.values()]
}

function wayOf(month: string): string {
  return isWholeAndShort(month) ? EITHER : isShortMonth(month) ? 'short' : 'whole'
}
