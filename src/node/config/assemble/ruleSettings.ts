import { didYouMean } from '#src/site/words/nearest.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import type { UnplacedProblem, Problem } from '#src/site/problem.ts'
import { changeLabel } from '#src/site/checks/fixes.ts'
import { printable } from '#src/node/text/printable.ts'
import type { ProblemCode } from '#src/site/checks/index.ts'
import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import { isProblemCode, problemCodes, ruleOf } from '#src/site/checks/ruleOf.ts'

/** Levels for a rule, and the severity of its problems; `null` drops them. */
const levels = { off: null, warn: 'warning', error: 'error' } as const satisfies Record<string, Problem['severity'] | null>

/** Settings of single rules. Other rules keep their own severity. */
export type RuleSettings = ReadonlyMap<ProblemCode, keyof typeof levels>

/**
 * Parses settings such as `E_CODE=off|warn|error`; the last one for a rule applies. An error is returned as one line that says what to
 * write.
 */
export function readRuleSettings(words: readonly string[]): { settings: RuleSettings } | { failure: string } {
  const settings = new Map<ProblemCode, keyof typeof levels>()
  for (const word of words) {
    const [id = '', level, ...more] = word.split('=')
    if (!isProblemCode(id))
      return { failure: `There is no rule "${printable(id)}". ${didYouMean(id, problemCodes) ?? 'See the list in docs/rules.md.'}` }
    if (level === undefined || more.length > 0 || !isLevel(level)) {
      const meant = level && more.length === 0 ? didYouMean(level, Object.keys(levels)) : undefined
      return { failure: `--rule ${printable(word)}: use ${id}=off, ${id}=warn or ${id}=error.${meant ? ` ${meant}` : ''}` }
    }
    if (level !== 'error' && isNeeded(id)) return { failure: `${id} is always an error, because it prevents every build.` }
    settings.set(id, level)
  }
  return { settings }
}

/** The rules of `site.json`. Invalid settings are left out and reported, at their keys. */
export function rulesOfConfig(written: Readonly<Record<string, keyof typeof levels>>): {
  settings: RuleSettings
  problems: UnplacedProblem[]
} {
  const settings = new Map<ProblemCode, keyof typeof levels>()
  const problems = Object.entries(written).flatMap(([id, level]): UnplacedProblem[] => {
    const problem = (message: string, hint?: string): UnplacedProblem[] => [
      { code: 'E_RULE_SETTING', file: 'site.json', keyPath: ['rules', id], onKey: true, message, hint, fix: renamed(id) },
    ]
    if (!isProblemCode(id)) return problem(`there is no rule "${id}"`, didYouMean(id, problemCodes) ?? 'See the list in docs/rules.md.')
    if (level !== 'error' && isNeeded(id)) return problem(`${id} is always an error, because it prevents every build`, 'Remove it.')
    settings.set(id, level)
    return []
  })
  return { settings, problems }
}

/** Replaces a misspelt code with the only rule that it can mean. */
function renamed(id: string): UnplacedProblem['fix'] {
  const meant = isProblemCode(id) ? undefined : onlyNearest(id, problemCodes)
  return meant === undefined
    ? undefined
    : { do: 'rename', label: changeLabel(id, meant), file: 'site.json', keyPath: ['rules', id], key: meant }
}

/** Whether a violation of the rule stops every build, so that it is always an error. */
function isNeeded(code: ProblemCode): boolean {
  return ruleGroups[ruleOf(code).group].isNeeded
}

function isLevel(word: string): word is keyof typeof levels {
  return Object.hasOwn(levels, word)
}

/** The problems with the configured severities, without disabled ones. `strict` makes every warning an error. */
export function withRuleSettings(problems: readonly Problem[], settings: RuleSettings, strict: boolean): Problem[] {
  return problems.flatMap((problem) => {
    const level = settings.get(problem.code)
    const severity = level === undefined ? problem.severity : levels[level]
    return severity === null ? [] : [{ ...problem, severity: strict ? 'error' : severity }]
  })
}
