import type { UnplacedProblem } from '#src/site/problem.ts'
import { rules } from './index.ts'
import type { PageConfig, ReadConfig } from './readConfig.ts'
import type { Rule } from './rule.ts'

type AnyRule = Rule<UnplacedProblem['code']>

/** What a rule finds that needs the whole config. */
export function runCheck({ code, check }: AnyRule, config: ReadConfig): UnplacedProblem[] {
  return (check?.(config) ?? []).map((found) => ({ ...found, code }))
}

/** What all rules find that need one page only, or the shared files by themselves. */
export function runPageChecks(config: PageConfig): UnplacedProblem[] {
  return rules.flatMap(({ code, checkPage }: AnyRule) => (checkPage?.(config) ?? []).map((found) => ({ ...found, code })))
}
