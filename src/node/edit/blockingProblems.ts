import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Problem } from '#src/site/problem.ts'

/** Problems that hide the content of config: missing files, invalid JSON or a wrong shape. Links in such files would be overlooked. */
export function blockingProblems(problems: Problem[]): Problem[] {
  return problems.filter(({ code, severity }) => severity === 'error' && ruleGroups[ruleOf(code).group].isNeeded)
}
