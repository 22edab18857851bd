import type { DateRange } from '#src/tools/dates/DateRange.ts'
import type { Extracted } from '#src/tools/resume/Resume.ts'

/** A date format: its first example, and the lines of the ranges that use it. */
type DateFormat = { example: string; lines: (number | null)[] }

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)'
const WAYS: [string, RegExp][] = [
  ['iso', /\b\d{4}[-/.]\d{1,2}\b(?!\d)/],
  ['slash', /\b\d{1,2}\/\d{4}\b/],
  ['dot', /\b\d{1,2}\.\d{4}\b/],
  ['dash', /\b\d{1,2}-\d{4}\b/],
  ['long', /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b,?\s+\d{4}\b/i],
  ['short', new RegExp(`\\b${MONTH}\\b\\.?,?\\s+\\d{4}\\b`, 'i')],
  ['apostrophe', new RegExp(`\\b${MONTH}[a-z]*\\.?\\s*['’]\\d{2}\\b`, 'i')],
  ['year', /\b(?:19|20)\d{2}\b/],
]

/**
 * The date formats of ranges, in order of first use. The first date of a range counts. May is both a long and a short form and follows the
 * others.
 */
export function dateFormats(ranges: readonly Extracted<DateRange>[]): DateFormat[] {
  const formats = new Map<string, DateFormat>()
  for (const { value, line } of ranges) {
    const [way, pattern] = WAYS.find(([, fits]) => fits.test(value.text)) ?? []
    if (!way || !pattern) continue
    const example = pattern.exec(value.text)![0]
    const name = /^may\b/i.test(example) ? (formats.has('long') ? 'long' : 'short') : way
    const format = formats.get(name) ?? { example, lines: [] }
    format.lines.push(line)
    formats.set(name, format)
  }
  return [...formats.values()]
}
