import { VISIT } from '#src/site/checks/examplePieces.ts'
import type { PageConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { dayAfter } from '#src/site/words/dayAfter.ts'
import { checkedDays, ownDays } from './days.ts'

/** There were no websites before this date; computer clocks start in 1970. */
const FIRST = '1993-04-30'

export const futureDay = rule({
  code: 'E_FUTURE_DAY',
  group: 'dates',
  severity: 'warning',
  title: 'Date in the future, or before the web existed',
  about:
    'A page cannot have been changed, published or checked on a date in the future, nor before the web existed. One day ahead is ' +
    'allowed, because time zones differ.',
  hint: 'Enter the date on which it happened.',
  example: { file: VISIT, replaces: '"updated": "2026-11-02"', bad: '"updated": "2199-01-01"', good: '"updated": "2026-11-02"' },
  checkPage: (config) => {
    const { today } = config
    // The author may be in a time zone with a later date.
    const latest = dayAfter(today)
    return [
      ...copyrightAhead(config),
      ...[...checkedDays(config), ...ownDays(config)].flatMap(({ file, keyPath, day }) =>
        day > latest || day < FIRST
          ? [{ file, keyPath, message: day > latest ? `${day} is later than today, ${today}` : `${day} is before the web existed` }]
          : [],
      ),
    ]
  },
})

/** The year of the copyright line if it is in the future. Around New Year, next year is allowed. */
function copyrightAhead({ menus, sources, today }: PageConfig): RuleProblem[] {
  if (!menus.includes('footer.json')) return []
  const { copyright } = Object(sources.find(({ file }) => file === 'footer.json')?.value) as { copyright?: unknown }
  const years = typeof copyright === 'string' ? (copyright.match(/\b(?:19|20)\d\d\b/g) ?? []) : []
  const year = Math.max(...years.map(Number))
  return year > Number(today.slice(0, 4)) + 1
    ? [{ file: 'footer.json', keyPath: ['copyright'], message: `${year} is in the future`, hint: 'Enter the year of the copyright.' }]
    : []
}
