import type { Check, ReadConfig } from './check.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { writtenParts } from './writtenParts.ts'

/** Facts were looked up within the last twelve months, and never in the future. */
export function freshFacts(config: ReadConfig): UnplacedProblem[] {
  const oldest = `${Number(config.today.slice(0, 4)) - 1}${config.today.slice(4)}`
  const latest = dayAfter(config.today)
  return writtenParts(config).flatMap(({ file, checked }) =>
    checked.flatMap(({ day, keyPath }): UnplacedProblem[] => {
      if (day < oldest)
        return [
          {
            code: 'E_STALE_FACT',
            severity: 'warning',
            file,
            keyPath,
            message: `last checked on ${day}, more than twelve months before ${config.today}`,
            hint: 'Check it again and write the new day, or remove the fact.',
          },
        ]
      return day > latest ? [future(file, keyPath, day, config.today)] : []
    }),
  )
}

/** Pages did not change in the future. */
export function pastChanges({ pages, notFound, today }: ReadConfig): UnplacedProblem[] {
  const latest = dayAfter(today)
  return [...pages, ...(notFound ? [notFound] : [])].flatMap(({ file, meta }) =>
    meta.updated > latest ? [future(file, ['updated'], meta.updated, today)] : [],
  )
}

function future(file: string, keyPath: UnplacedProblem['keyPath'], day: string, today: string): UnplacedProblem {
  return {
    code: 'E_FUTURE_DAY',
    severity: 'warning',
    file,
    keyPath,
    message: `${day} lies after ${today}`,
    hint: 'Write the day on which it happened.',
  }
}

/** The day after a day: where the author sits it may be later than where the check runs. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** Checks of days. */
export const dateChecks: Check[] = [freshFacts, pastChanges]
