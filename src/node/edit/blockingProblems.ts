import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Problem } from '#src/site/problem.ts'

/**
 * The problems that hide what a config says: files that are missing, no JSON or of the wrong shape. Links in them
 * would be passed over.
 */
export function blockingProblems(problems: Problem[]): Problem[] {
  return problems.filter(({ code, severity }) => severity === 'error' && ruleGroups[ruleOf(code).group].isNeeded)
}
