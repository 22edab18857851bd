import { rule } from '#src/site/checks/rule.ts'
import { daysOfSeasons } from '#src/site/hours/daysOfSeasons.ts'
import { inOpeningTimes } from './inOpeningTimes.ts'
import { placeExample } from './placeExample.ts'

/** The longest gap that is taken for a mistake, in days. */
const SHORT = 7

const DAY_MS = 86_400_000

const winter = (from: string) => `"seasons": [
        { "name": "Summer", "from": "04-01", "to": "10-31", "hours": [{ "days": ["sunday"], "opens": "10:00", "closes": "18:00" }] },
        { "name": "Winter", "from": "${from}", "to": "03-31", "hours": [] }
      ]`

export const hoursGap = rule({
  code: 'E_HOURS_GAP',
  group: 'sections',
  severity: 'warning',
  title: 'A few days between two seasons',
  about: 'A few days between the end of one season and the start of the next belong to neither, so the usual hours apply to them, or none.',
  hint: 'Start one season on the day after the other ends, or list these days as special days.',
  example: placeExample(winter('11-03'), winter('11-01')),
  ...inOpeningTimes(({ seasons }, at) => {
    const all = daysOfSeasons(seasons)
    const starts = all.flat().map(({ from }) => from)
    return all.flatMap((days, index) => {
      const found = days.flatMap(({ to }) => {
        const next = starts.filter((from) => from > to).reduce((first, from) => (first === '' || from < first ? from : first), '')
        const gap = next === '' ? 0 : Math.round((Date.parse(next) - Date.parse(to)) / DAY_MS) - 1
        const isCovered = all.some((others) => others.some(({ from, to: end }) => from <= to && end > to))
        return gap > 0 && gap <= SHORT && !isCovered ? [{ gap, next, to }] : []
      })
      if (found.length === 0) return []
      const { gap, next, to } = found[0]!
      const name = seasons[index]!.name
      const after = seasons[all.findIndex((others) => others.some(({ from }) => from === next))]!.name
      const length = gap === 1 ? 'one day' : `${gap} days`
      return [
        {
          ...at('seasons', index, 'to'),
          message: `${length} between "${name}", until ${to.slice(5)}, and "${after}", from ${next.slice(5)}`,
        },
      ]
    })
  }),
})
