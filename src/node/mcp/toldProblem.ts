import type { Problem } from '#src/site/problem.ts'

/** A problem as an agent reads it; `fix` says what would be done about it without a person. */
export function toldProblem({ severity, code, file, line, column, path, message, hint, fix }: Problem): object {
  return { severity, rule: code, file, line, column, path, message, ...(hint ? { hint } : {}), ...(fix ? { fix: fix.label } : {}) }
}
