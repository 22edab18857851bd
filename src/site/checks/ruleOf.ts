import { type ProblemCode, rules } from './index.ts'
import type { Rule } from './rule.ts'

const byCode: ReadonlyMap<string, Rule<ProblemCode>> = new Map(rules.map((rule) => [rule.code, rule]))

/** All codes, in the order of the catalogue. */
export const problemCodes: readonly ProblemCode[] = rules.map(({ code }) => code)

/** Whether a word is the code of a rule. */
export function isProblemCode(word: string): word is ProblemCode {
  return byCode.has(word)
}

/** The rule of a code. */
export function ruleOf(code: ProblemCode): Rule<ProblemCode> {
  return byCode.get(code)!
}

/** What to do about any problem of a rule, for docs and for problems without a hint. */
export function adviceOf(code: ProblemCode): string {
  const rule = ruleOf(code)
  return rule.advice ?? rule.hint!
}
