import type { OpeningHours } from '#schemas/postalAddress.ts'
import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'
import { type Place, type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { KeyPath } from '#src/site/site.ts'
import { inOpeningTimes } from './inOpeningTimes.ts'

const place = (second: string) => `{
      "type": "place",
      "title": "Come by",
      "name": "The shop",
      "address": { "street": "Am Markt 2", "city": "Lindenau", "country": "Germany" },
      "hours": [
        { "days": ["monday", "tuesday"], "opens": "07:00", "closes": "12:00" },
        { "days": ["tuesday"], ${second} }
      ]
    },
    ${PROOF}`

export const hours = rule({
  code: 'E_HOURS',
  group: 'sections',
  severity: 'error',
  title: 'Impossible opening hours',
  about: 'A place closes before it opens, or two of its times on one day overlap. Visitors and search engines would get wrong information.',
  advice: 'List each opening period of a day once, with its opening time before its closing time. End hours past midnight at 23:59.',
  example: {
    file: HOME,
    replaces: PROOF,
    bad: place('"opens": "11:00", "closes": "17:00"'),
    good: place('"opens": "14:00", "closes": "17:00"'),
  },
  ...inOpeningTimes(({ hours: week, seasons, specialDays }, at) => [
    ...problemsOf(week, at),
    ...seasons.flatMap((season, index) => problemsOf(season.hours, (...keys) => at('seasons', index, ...keys))),
    ...specialDays.flatMap((special, index) => {
      const all = special.hours.map((times) => ({ days: [ANY_DAY], ...times }))
      return problemsOf(all, (...keys) => at('specialDays', index, ...keys))
    }),
  ]),
})

/** Stands for a special day, of which the day of the week is of no account. */
const ANY_DAY = 'monday' as const

/** Contradictions in the opening hours of a field `hours`. */
function problemsOf(all: OpeningHours, at: (...keys: KeyPath) => Place): RuleProblem[] {
  return all.flatMap(({ days, opens, closes }, index) => {
    if (closes <= opens) return [{ ...at('hours', index, 'closes'), message: `${closes} is not after ${opens}` }]
    const again = days.findIndex((day, place) => days.indexOf(day) < place)
    if (again !== -1) return [{ ...at('hours', index, 'days', again), message: `${days[again]!} is already in this list` }]
    const other = all
      .slice(0, index)
      .map((earlier) => ({ ...earlier, day: days.find((day) => earlier.days.includes(day)) }))
      .find((earlier) => earlier.day !== undefined && opens < earlier.closes && earlier.opens < closes)
    if (!other) return []
    const message = `${opens}–${closes} overlaps ${other.opens}–${other.closes} on ${other.day}`
    return [{ ...at('hours', index, 'opens'), message }]
  })
}
