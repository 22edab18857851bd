import { ruleOf } from '#src/node/validate/rules.ts'
import type { Problem } from '#src/site/problem.ts'

/** What to do about a problem: its own hint, or that of its rule. */
export function hintOf({ hint, code }: Problem): string | null {
  return hint ?? ruleOf(code)?.hint ?? null
}

/** What is wrong and what to do, in words: `path: message. hint`. */
export function sentence(problem: Problem): string {
  const { path, message } = problem
  const hint = hintOf(problem)
  return `${path && `${path}: `}${message}${hint === null ? '' : `. ${hint}`}`
}
