import type { OpeningTimes } from '#schemas/postalAddress.ts'
import { dayAfter } from '#src/site/words/dayAfter.ts'
import type { TimedPart } from '#src/site/pages/TimedPart.ts'
import { occurrencesOf } from './openingAt.ts'

/** Seasons of every year change what is shown in these years. */
const YEARS = [2025, 2040] as const

/** When opening times change what is shown, with the places of the seasons and special days that do. */
export function hoursTimes({ seasons, specialDays }: OpeningTimes): TimedPart[] {
  return [
    ...seasons.flatMap((season, index) => {
      const days = season.from.length === 10 ? [season] : occurrencesOf(season, ...YEARS)
      return days.map(({ from, to }) => ({
        keyPath: ['seasons', index],
        times: { publishAt: from, expireAt: dayAfter(to), isHours: true as const },
      }))
    }),
    ...specialDays.map(({ from, to = from }, index) => ({
      keyPath: ['specialDays', index],
      times: { expireAt: dayAfter(to), isHours: true as const },
    })),
  ]
}
