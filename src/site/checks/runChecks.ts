import type { UnplacedProblem } from '#src/site/problem.ts'
import { rules } from './index.ts'
import type { PageConfig, ReadConfig } from './readConfig.ts'
import type { Rule } from './rule.ts'

type AnyRule = Rule<UnplacedProblem['code']>

/** Problems found by rules that need the whole config. */
export function runCheck({ code, check }: AnyRule, config: ReadConfig): UnplacedProblem[] {
  return (check?.(config) ?? []).map((found) => ({ ...found, code }))
}

/** Rules that need a single page. */
const pageRules = rules.flatMap(({ code, checkPage }: AnyRule) => (checkPage ? [{ code, checkPage }] : []))

/** Problems found by all rules that need a single page, or the shared files. */
export function runPageChecks(config: PageConfig): UnplacedProblem[] {
  const found: UnplacedProblem[] = []
  for (const { code, checkPage } of pageRules) for (const problem of checkPage(config)) found.push({ ...problem, code })
  return found
}
