import { type Rule, ruleGroups, rules } from '#src/node/validate/rules.ts'
import type { Problem } from '#src/site/problem.ts'

/**
 * The problems that hide what a config says: files that are missing, no JSON or of the wrong shape. Links in them
 * would be passed over.
 */
export function blockingProblems(problems: Problem[]): Problem[] {
  const table: Record<string, Rule> = rules
  return problems.filter(({ code, severity }) => severity === 'error' && ruleGroups[table[code]?.group ?? 'files'].isNeeded)
}
