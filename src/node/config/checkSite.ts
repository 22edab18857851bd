import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { runChecks } from '#src/site/checks/runChecks.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { type RuleSettings, rulesOfConfig } from '#src/node/validate/ruleSettings.ts'

/** Runs all checks of a site, and reads which rules it sets itself. */
export function checkSite(config: ReadConfig): { problems: UnplacedProblem[]; rules: RuleSettings } {
  const { settings, problems } = rulesOfConfig(config.settings?.rules ?? {})
  return { problems: [...runChecks(config), ...problems], rules: settings }
}
