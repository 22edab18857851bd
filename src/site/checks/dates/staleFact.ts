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
  about: 'The source of a figure or a comparison was last checked more than twelve months ago, so the fact may no longer be true.',
  hint: 'Check it again and update the date, or remove the fact.',
  example: { file: HOME, replaces: PROOF, bad: stats('2019-04-01'), good: stats('2026-11-02') },
  checkPage: (config) => {
    const { today } = config
    return checkedDays(config).flatMap(({ file, keyPath, day }) =>
      yearAfter(day) < today ? [{ file, keyPath, message: `last checked on ${day}, more than twelve months before ${today}` }] : [],
    )
  },
})
