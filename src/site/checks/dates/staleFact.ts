import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { checkedDays, yearAfter } from './days.ts'

const source = (checkedOn: string) => `{ "label": "Recipe book of the shop", "checkedOn": "${checkedOn}" }`

const stats = (checkedOn: string) => `{
      "type": "stats",
      "title": "In figures",
      "items": [{ "value": "20", "label": "hours that the dough rests", "source": ${source(checkedOn)} }]
    },
    ${PROOF}`

export const staleFact = rule({
  code: 'E_STALE_FACT',
  group: 'dates',
  severity: 'warning',
  title: 'Fact not checked for a year',
  about: 'Somebody looked at the source of a figure or a comparison more than twelve months ago; it may not hold any more.',
  hint: 'Check it again and write the new day, or remove the fact.',
  advice: 'Look again and write the new day, or remove the fact.',
  example: { file: HOME, replaces: PROOF, bad: stats('2019-04-01'), good: stats('2026-11-02') },
  checkPage: (config) => {
    const { today } = config
    return checkedDays(config).flatMap(({ file, keyPath, day }) =>
      yearAfter(day) < today ? [{ file, keyPath, message: `last checked on ${day}, more than twelve months before ${today}` }] : [],
    )
  },
})
