import type { SectionProps } from '#src/contract/sections.ts'

type Hours = SectionProps<'place'>['hours']

/** Consecutive days with the same hours. `times` is empty if the place is closed. */
type DaySpan = { first: number; last: number; times: string[] }

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The hours of a week from a given day (0 is Monday, 6 is Sunday), sorted by time; consecutive days with equal hours are one span. */
export function weekHours(hours: Hours, from: number): DaySpan[] {
  const spans: DaySpan[] = []
  for (const offset of DAYS.keys()) {
    const index = (from + offset) % DAYS.length
    const day = DAYS[index]!
    const times = hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .sort()
    const before = spans.at(-1)
    if (before && before.times.join() === times.join()) before.last = index
    else spans.push({ first: index, last: index, times })
  }
  return spans
}
