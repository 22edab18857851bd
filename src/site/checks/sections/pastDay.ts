import { rule } from '#src/site/checks/rule.ts'
import { inOpeningTimes } from './inOpeningTimes.ts'
import { placeExample } from './placeExample.ts'

const easter = (day: string) => `"specialDays": [{ "name": "Easter", "from": "${day}" }]`

export const pastDay = rule({
  code: 'E_PAST_DAY',
  group: 'sections',
  severity: 'warning',
  title: 'Special day that is over',
  about: 'A special day, or a season of one year, is over. It is not shown any more.',
  hint: 'Remove it, or enter the next date.',
  example: placeExample(easter('2019-04-21'), easter('2199-04-14')),
  ...inOpeningTimes(({ seasons, specialDays }, at, today) => [
    ...seasons.flatMap(({ name, to }, index) =>
      to.length === 10 && to < today ? [{ ...at('seasons', index, 'to'), message: `"${name}" ended on ${to}` }] : [],
    ),
    ...specialDays.flatMap(({ name, from, to = from }, index) =>
      to < today ? [{ ...at('specialDays', index, 'from'), message: `"${name}" ended on ${to}` }] : [],
    ),
  ]),
})
