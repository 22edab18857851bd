import { applyChanges } from './applyChanges.ts'
import type { EditResult } from './applyText.ts'
import { type Change, textAfter } from './change.ts'
import { isLeftForLater } from './isLeftForLater.ts'
import type { Draft } from './loadDraft.ts'
import { loadDraft } from './loadDraft.ts'
import { newProblems } from './newProblems.ts'
import { unifiedDiff } from './unifiedDiff.ts'

/**
 * Writes changes of several files, all or none. The site is checked with them first: with `isStrict` warnings that it has not now refuse
 * them, too, as they do for commands that move pages. `hash` of what comes back is empty.
 */
export function applyPlan(
  configDir: string,
  changes: readonly Change[],
  { dryRun = false, isStrict = false }: { dryRun?: boolean; isStrict?: boolean } = {},
): EditResult {
  const diff = unifiedDiff([...changes])
  const found = newProblems(loadDraft(configDir, []).problems, loadDraft(configDir, draftsOf(changes)).problems)
  const problems = found.filter((problem) => !isLeftForLater(problem) || (!isStrict && problem.severity === 'error'))
  const nothing = { diff, problems, hash: '' }
  if (problems.some(({ severity }) => isStrict || severity === 'error'))
    return { status: 'invalid', message: 'Nothing was changed, because this would follow:', ...nothing }
  const applied = dryRun ? undefined : applyChanges(configDir, [...changes])
  return applied && 'failure' in applied ? { status: 'conflict', message: applied.failure, ...nothing } : { status: 'written', ...nothing }
}

function draftsOf(changes: readonly Change[]): Draft[] {
  return changes.flatMap((change): Draft[] => {
    const { from, to } = change
    const gone = from !== null && from !== to ? [{ file: from, text: null }] : []
    return to === null ? gone : [...gone, { file: to, text: textAfter(change) }]
  })
}
