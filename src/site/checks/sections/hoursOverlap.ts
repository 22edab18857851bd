import type { OpeningTimes } from '#schemas/postalAddress.ts'
import { rule } from '#src/site/checks/rule.ts'
import { daysOfSeasons, overlap } from '#src/site/hours/daysOfSeasons.ts'
import { inOpeningTimes } from './inOpeningTimes.ts'
import { placeExample } from './placeExample.ts'

const summer = (to: string) => `"seasons": [
        { "name": "Summer", "from": "04-01", "to": "${to}", "hours": [{ "days": ["sunday"], "opens": "10:00", "closes": "18:00" }] },
        { "name": "Winter", "from": "11-01", "to": "03-31", "hours": [] }
      ]`

export const hoursOverlap = rule({
  code: 'E_HOURS_OVERLAP',
  group: 'sections',
  severity: 'error',
  title: 'Two opening hours for the same day',
  about: 'Two seasons, or two special days, include the same day, so it is not clear which hours apply.',
  hint: 'Change the first or last day of one of them.',
  example: placeExample(summer('11-15'), summer('10-31')),
  ...inOpeningTimes((times, at) => [
    ...doubles(daysOfSeasons(times.seasons), times.seasons).map(({ index, message }) => ({ ...at('seasons', index, 'from'), message })),
    ...doubles(
      times.specialDays.map(({ from, to = from }) => [{ from, to }]),
      times.specialDays,
    ).map(({ index, message }) => ({ ...at('specialDays', index, 'from'), message })),
  ]),
})

/** The periods that share a day with an earlier one. */
function doubles(
  days: readonly (readonly { from: string; to: string }[])[],
  named: readonly Pick<OpeningTimes['seasons'][number], 'name'>[],
): { index: number; message: string }[] {
  return days.flatMap((own, index) => {
    for (const [earlier, others] of days.slice(0, index).entries()) {
      const day = overlap(own, others)
      if (day !== undefined) return [{ index, message: `"${named[index]!.name}" and "${named[earlier]!.name}" both include ${day}` }]
    }
    return []
  })
}
