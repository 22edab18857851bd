import type { DateRange, YearMonth } from './DateRange.ts'

/**
 * The number of months that ranges cover together; overlaps count once. Both ends are included: January to March is three months. A bare
 * year starts in July and ends in June, so 2016–2018 is two years. Ranges without a start, or that end before they start, add nothing.
 */
export function experienceMonths(ranges: DateRange[], now: YearMonth): number {
  const spans = ranges
    .flatMap(({ start, end }) =>
      start && end ? [{ from: index(start, 7), to: (end === 'present' ? index(now, 6) : Math.min(index(end, 6), index(now, 6))) + 1 }] : [],
    )
    .filter(({ from, to }) => to > from)
    .toSorted((one, other) => one.from - other.from)
  let months = 0
  let covered = -Infinity
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, covered))
    covered = Math.max(covered, to)
  }
  return months
}

const index = ({ year, month }: YearMonth, usual: number) => year * 12 + (month ?? usual) - 1
