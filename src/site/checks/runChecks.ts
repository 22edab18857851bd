import type { UnplacedProblem } from '#src/site/problem.ts'
import { rules } from './index.ts'
import type { PageConfig, ReadConfig } from './readConfig.ts'
import type { Rule } from './rule.ts'

type AnyRule = Rule<UnplacedProblem['code']>

/** What a rule finds that needs the whole config. */
export function runCheck({ code, check }: AnyRule, config: ReadConfig): UnplacedProblem[] {
  return (check?.(config) ?? []).map((found) => ({ ...found, code }))
}

/** The rules that need one page only. */
const pageRules = rules.flatMap(({ code, checkPage }: AnyRule) => (checkPage ? [{ code, checkPage }] : []))

/** What all rules find that need one page only, or the shared files by themselves. */
export function runPageChecks(config: PageConfig): UnplacedProblem[] {
  const found: UnplacedProblem[] = []
  for (const { code, checkPage } of pageRules) for (const problem of checkPage(config)) found.push({ ...problem, code })
  return found
}
