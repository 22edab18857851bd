import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import type { DateRange, YearMonth } from './DateRange.ts'
import { datePatterns } from './dateWords.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const EXPECTED = latinPattern(`(?<!\\p{L})(?:${datePatterns.expected})(?!\\p{L})`, 'iu')
const isExpected = ({ text }: DateRange) => EXPECTED.test(withoutMarks(text))

/**
 * The range that several ranges about one item give together, or null if there are none: the first one with a start, completed by an
 * expected end from another one ("2024 –" and "voraussichtlich 2027"); otherwise the first date, as the start of an ongoing range if
 * another range is ongoing.
 */
export function mergedRanges(ranges: readonly DateRange[]): DateRange | null {
  const started = ranges.find(({ start }) => start !== null)
  const ended = ranges.flatMap((range) => (range.start === null && isDate(range.end) ? { ...range, end: range.end } : []))
  const expected = ended.find(isExpected)
  if (started)
    return started.end === 'present' && expected && expected.end.year >= started.start!.year ? { ...started, end: expected.end } : started
  const [first] = ended
  const ongoing = ranges.find(({ end }) => end === 'present')
  return first && ongoing && !expected ? { ...first, start: first.end, end: 'present' } : (expected ?? first ?? ongoing ?? null)
}

const isDate = (end: DateRange['end']): end is YearMonth => end !== null && end !== 'present'
