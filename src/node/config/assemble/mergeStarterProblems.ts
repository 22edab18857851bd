import type { Problem } from '#src/site/problem.ts'

/** A page as `new` has written it is one thing to do, told at the first of its texts. */
export function mergeStarterProblems(problems: readonly Problem[]): readonly Problem[] {
  const starters = problems.filter(({ code, message }) => code === 'E_UNFINISHED' && /^"replace this /i.test(message))
  if (starters.length < 2) return problems
  const first = starters.reduce((a, b) => (b.line < a.line ? b : a))
  const more = ` (and ${starters.length - 1} more of this page)`
  return problems.flatMap((problem) => {
    if (problem === first) return [{ ...problem, message: `${problem.message}${more}` }]
    return starters.includes(problem) ? [] : [problem]
  })
}
