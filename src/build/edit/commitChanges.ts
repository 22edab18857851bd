import type { Problem } from '#src/site/problem.ts'
import { loadSite } from '#src/build/loadSite.ts'
import { reason } from '#src/build/reason.ts'
import { type Change } from './change.ts'
import { applyChanges } from './applyChanges.ts'
import { newProblems } from './newProblems.ts'

/** Writes changes and loads the site again. When that shows problems that `before` has not, everything is put back; the problems tell why. */
export function commitChanges(configDir: string, changes: Change[], before: Problem[]): { status: 'done' } | { status: 'refused'; failure: string; problems: Problem[] } {
  const applied = applyChanges(configDir, changes)
  if ('failure' in applied) return { status: 'refused', failure: applied.failure, problems: [] }
  const problems = newProblems(before, loadSite(configDir).problems.filter(matters))
  if (problems.length === 0) return { status: 'done' }
  try {
    applied.undo()
  } catch (error) {
    return { status: 'refused', failure: `The site would not be sound, and not everything could be put back: ${reason(error)}. Compare the folder with its last commit.`, problems }
  }
  return { status: 'refused', failure: 'Nothing was changed, because this would follow:', problems }
}

/** A redirect to a page that search engines may not list is meant for people who have the old address. */
function matters({ code, file }: Problem): boolean {
  return !(code === 'E_LINK_NOINDEX' && file.endsWith('redirects.json'))
}
