import type { Problem } from '#src/site/problem.ts'

/** A problem for agents; `fix` describes the automatic fix. */
export function toldProblem({ severity, code, file, line, column, path, message, hint, fix }: Problem): object {
  return { severity, rule: code, file, line, column, path, message, ...(hint ? { hint } : {}), ...(fix ? { fix: fix.label } : {}) }
}
