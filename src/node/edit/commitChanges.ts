import type { Problem } from '#src/site/problem.ts'
import { type LoadOptions, type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { type Change } from './change.ts'
import { applyChanges } from './applyChanges.ts'
import { isLeftForLater } from './isLeftForLater.ts'
import { newProblems } from './newProblems.ts'

/**
 * Writes changes, reloads the site and returns it. If it has problems that `before` does not have, all changes are reverted and the
 * problems returned.
 */
export function commitChanges(
  configDir: string,
  changes: Change[],
  before: Problem[],
  options: LoadOptions = {},
): { status: 'done'; loaded: Loaded } | { status: 'refused'; failure: string; problems: Problem[] } {
  const applied = applyChanges(configDir, changes)
  if ('failure' in applied) return { status: 'refused', failure: applied.failure, problems: [] }
  const loaded = loadSite(configDir, options)
  const problems = newProblems(
    before,
    loaded.problems.filter((problem) => !isLeftForLater(problem)),
  )
  if (problems.length === 0) return { status: 'done', loaded }
  try {
    applied.undo()
  } catch (error) {
    return {
      status: 'refused',
      failure: `The change would break the site, and some files could not be restored: ${errorReason(error)}. Compare the folder with its last commit.`,
      problems,
    }
  }
  return { status: 'refused', failure: 'Nothing was changed, because the changes would cause these problems:', problems }
}
