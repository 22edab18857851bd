import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { checkedDays, dayAfter, ownDays } from './days.ts'

export const futureDay = rule({
  code: 'E_FUTURE_DAY',
  group: 'dates',
  severity: 'warning',
  title: 'Day in the future',
  about:
    'A page cannot have changed or been published, and nobody can have looked, on a day that is still to come. One day is allowed, for ' +
    'other time zones.',
  hint: 'Write the day on which it happened.',
  example: { file: VISIT, replaces: '"updated": "2026-11-02"', bad: '"updated": "2199-01-01"', good: '"updated": "2026-11-02"' },
  checkPage: (config) => {
    const { today } = config
    // Where the author sits it may be a day later than where the check runs.
    const latest = dayAfter(today)
    return [...checkedDays(config), ...ownDays(config)].flatMap(({ file, keyPath, day }) =>
      day > latest ? [{ file, keyPath, message: `${day} lies after ${today}` }] : [],
    )
  },
})
