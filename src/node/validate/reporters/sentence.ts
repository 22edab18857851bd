import { adviceOf } from '#src/site/checks/ruleOf.ts'
import type { Problem } from '#src/site/problem.ts'

/** What to do about a problem: its own hint, or that of its rule. */
export function hintOf({ hint, code }: Problem): string {
  return hint ?? adviceOf(code)
}

/** What is wrong and what to do: `path: message. hint`. */
export function sentence(problem: Problem): string {
  const { path, message } = problem
  return `${path && `${path}: `}${message}. ${hintOf(problem)}`
}
