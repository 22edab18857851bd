import type { Problem } from '#src/site/problem.ts'
import { type Loaded, loadSite } from '#src/node/config/loadSite.ts'

/** How many of the moments ahead are looked at; each costs as much as a check. */
const MOST_MOMENTS = 5

/**
 * What would stop a build at the next moments at which the site changes by itself, and does not now: links to a page that will have
 * expired, a page left without a main heading. Each is told once, as a warning that says from when on.
 */
export function laterProblems(configDir: string, { problems, changes }: Pick<Loaded, 'problems' | 'changes'>): Problem[] {
  const known = new Set(problems.map(keyOf))
  return changes.later.slice(0, MOST_MOMENTS).flatMap(({ at }) =>
    loadSite(configDir, { at: Date.parse(at) }).problems.flatMap((problem): Problem[] => {
      if (problem.severity !== 'error' || known.has(keyOf(problem))) return []
      known.add(keyOf(problem))
      return [{ ...problem, severity: 'warning', message: `from ${at.replace('.000Z', 'Z')} on, ${problem.message}`, fix: undefined }]
    }),
  )
}

function keyOf({ code, file, line, column, path }: Problem): string {
  return JSON.stringify([code, file, line, column, path])
}
