import { didYouMean } from '#src/site/words/nearest.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import type { UnplacedProblem, Problem } from '#src/site/problem.ts'
import { changeLabel } from '#src/site/checks/fixes.ts'
import { printable } from '#src/node/text/printable.ts'
import type { ProblemCode } from '#src/site/checks/index.ts'
import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import { isProblemCode, problemCodes, ruleOf } from '#src/site/checks/ruleOf.ts'

/** What can be said of a rule, and the severity its problems get; `null` drops them. */
const levels = { off: null, warn: 'warning', error: 'error' } as const satisfies Record<string, Problem['severity'] | null>

/** What was said of single rules. Rules that are not named keep their own severity. */
export type RuleSettings = ReadonlyMap<ProblemCode, keyof typeof levels>

/**
 * Reads settings written `E_CODE=off|warn|error`; of two for one rule the later holds. What is wrong comes back as one line, with what to
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

/** The rules of `site.json`. One that cannot be set is left out and reported, at its key. */
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

/** Gives a code with a typing error the name of the one rule that is meant. */
function renamed(id: string): UnplacedProblem['fix'] {
  const meant = isProblemCode(id) ? undefined : onlyNearest(id, problemCodes)
  return meant === undefined
    ? undefined
    : { do: 'rename', label: changeLabel(id, meant), file: 'site.json', keyPath: ['rules', id], key: meant }
}

/** Whether no site can be built while a rule is broken, so that it is always an error. */
function isNeeded(code: ProblemCode): boolean {
  return ruleGroups[ruleOf(code).group].isNeeded
}

function isLevel(word: string): word is keyof typeof levels {
  return Object.hasOwn(levels, word)
}

/**
 * The problems with the severity that the settings give them, without those that are switched off. `strict` makes every warning an error.
 */
export function withRuleSettings(problems: readonly Problem[], settings: RuleSettings, strict: boolean): Problem[] {
  return problems.flatMap((problem) => {
    const level = settings.get(problem.code)
    const severity = level === undefined ? problem.severity : levels[level]
    return severity === null ? [] : [{ ...problem, severity: strict ? 'error' : severity }]
  })
}
