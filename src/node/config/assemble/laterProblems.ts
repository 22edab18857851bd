import { withRuleSettings } from './ruleSettings.ts'
import type { LaterChange } from '#src/site/pages/laterChanges.ts'
import type { Problem } from '#src/site/problem.ts'
import type { SiteSnapshot } from './buildSiteSnapshot.ts'

/** Number of future moments to check; the site is assembled and checked for each. Opening hours cause no errors when they change. */
const MOST_MOMENTS = 5

/**
 * Problems that would stop a build at the next moments at which the site changes without an edit, and that `now` does not have: links to an
 * expired page, or a page without a main heading. Each is listed once, as a warning with its date. `siteThen` returns the site at a moment,
 * in milliseconds since 1970.
 */
export function laterProblems(changes: readonly LaterChange[], now: readonly Problem[], siteThen: (at: number) => SiteSnapshot): Problem[] {
  const known = new Set(now.map(keyOf))
  const checked = changes.filter(({ onlyHours }) => !onlyHours).slice(0, MOST_MOMENTS)
  return checked.flatMap(({ at }) => {
    const { problems, rules } = siteThen(Date.parse(at))
    return withRuleSettings(problems, rules, false).flatMap((problem): Problem[] => {
      if (problem.severity !== 'error' || known.has(keyOf(problem))) return []
      known.add(keyOf(problem))
      return [
        { ...problem, severity: 'warning', since: at, message: `from ${at.replace('.000Z', 'Z')} on, ${problem.message}`, fix: undefined },
      ]
    })
  })
}

function keyOf({ code, file, line, column, path }: Problem): string {
  return JSON.stringify([code, file, line, column, path])
}
