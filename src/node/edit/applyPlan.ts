import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { EditResult } from './applyText.ts'
import { type Change, textAfter } from './change.ts'
import { isLeftForLater } from './isLeftForLater.ts'
import { applyJournaled } from './journal.ts'
import { type Draft, loadDraft } from './loadDraft.ts'
import { newProblems } from './newProblems.ts'
import { unifiedDiff } from './unifiedDiff.ts'
import { withConfigLock } from './withConfigLock.ts'

/**
 * Writes changes of several files, all or none, in line with everything else that changes config. The site is checked with them first: with
 * `isStrict` warnings that it has not now refuse them, too, as they do for commands that move pages. `hash` of what comes back is empty.
 * Throws a `LockError` as `withConfigLock` does, a dry run never.
 */
export function applyPlan(
  configDir: string,
  changes: readonly Change[],
  { dryRun = false, isStrict = false }: { dryRun?: boolean; isStrict?: boolean } = {},
): EditResult {
  if (dryRun) return check(configDir, changes, isStrict)
  return withConfigLock(configDir, ({ workDir }) => {
    const result = check(configDir, changes, isStrict)
    const applied = result.status === 'written' ? applyJournaled(configDir, workDir, [...changes]) : undefined
    return applied && 'failure' in applied ? { ...result, status: 'conflict', message: applied.failure } : result
  })
}

/** What would become of changes. */
function check(configDir: string, changes: readonly Change[], isStrict: boolean): EditResult {
  const files = changes.flatMap(({ from, to }) => [from, to]).map((file) => `${pathFromCwd(configDir)}/${file}`)
  const [before, after] = [loadDraft(configDir, []), loadDraft(configDir, draftsOf(changes))]
  // Commands that put other paths into words count by rules.
  const found = newProblems(before.problems, after.problems, isStrict ? undefined : new Set(files))
  const problems = found.filter((problem) => !isLeftForLater(problem) || (!isStrict && problem.severity === 'error'))
  const nothing = { diff: unifiedDiff([...changes]), problems, hash: '' }
  const isInvalid = problems.some(({ severity }) => isStrict || severity === 'error')
  return isInvalid
    ? { status: 'invalid', message: 'Nothing was changed, because this would follow:', ...nothing }
    : { status: 'written', ...nothing }
}

function draftsOf(changes: readonly Change[]): Draft[] {
  return changes.flatMap((change): Draft[] => {
    const { from, to } = change
    const gone = from !== null && from !== to ? [{ file: from, text: null }] : []
    return to === null ? gone : [...gone, { file: to, text: textAfter(change) }]
  })
}
