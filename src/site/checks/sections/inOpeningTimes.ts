import type { OpeningTimes } from '#schemas/postalAddress.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { PageCheck, Place, RuleProblem } from '#src/site/checks/rule.ts'
import type { KeyPath } from '#src/site/site.ts'
import { inSections } from './inSections.ts'

type Check = (times: OpeningTimes, at: (...keyPath: KeyPath) => Place, today: string) => RuleProblem[]

/** A check of the opening times of the company, and of each place on a page; `at` returns the place of keys next to `hours`. */
export function inOpeningTimes(check: Check): { check(config: ReadConfig): RuleProblem[]; checkPage: PageCheck } {
  return {
    check: ({ settings, today }) =>
      settings ? check(settings.organization, (...keys) => ({ file: 'site.json', keyPath: ['organization', ...keys] }), today) : [],
    checkPage: (config) => inSections('place', (place, at) => check(place, at, config.today))(config),
  }
}
