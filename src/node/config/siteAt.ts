import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Problem } from '#src/site/problem.ts'
import type { RuleSettings } from '#src/node/validate/ruleSettings.ts'
import type { AssembledPage } from './assemblePage.ts'
import { type ConfigFacts, assembleSite } from './assembleSite.ts'
import { checkSite } from './checkSite.ts'
import { placeProblems } from './placeProblems.ts'

/**
 * A site as it is at a moment: what could be read, its pages, still with Markdown, every problem with its place, and which rules the config
 * sets itself; the problems are as they were found, whatever these say.
 */
export type SiteAt = { config: ReadConfig; pages: readonly AssembledPage[]; problems: Problem[]; rules: RuleSettings }

/**
 * The steps that depend on the moment, in milliseconds since 1970: assemble, check, place. `folder` is the config folder as people see it.
 */
export function siteAt(facts: ConfigFacts, at: number, folder: string): SiteAt {
  const { config, pages, problems: missing } = assembleSite(facts, at)
  const { problems: found, rules } = checkSite(config)
  return { config, pages, rules, problems: placeProblems([...facts.problems, ...missing, ...found], facts, folder) }
}
