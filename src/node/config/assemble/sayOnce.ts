import type { Problem } from '#src/site/problem.ts'

/** Maximum number of redirects whose equal problems are listed separately. */
const FEW = 3

/**
 * Equal problems of many redirects are reported once, at the first of them, with their number: such redirects usually come from one export.
 * Problems with a fix stay, because each is fixed separately.
 */
export function sayOnce(problems: readonly Problem[]): readonly Problem[] {
  const alike = new Map<string, Problem[]>()
  for (const problem of problems) {
    if (problem.file !== 'redirects.json' || problem.fix) continue
    const words = problem.message.replace(/, got .*$/s, '')
    const form = JSON.stringify([problem.code, problem.severity, problem.path.replace(/\d+/, ''), words, problem.hint])
    alike.set(form, [...(alike.get(form) ?? []), problem])
  }
  const repeated = [...alike.values()].filter(({ length }) => length > FEW)
  if (repeated.length === 0) return problems
  const first = new Map(repeated.map(([one, ...others]) => [one!, others.length]))
  const left = new Set(repeated.flatMap(([, ...others]) => others))
  return problems.flatMap((problem) => {
    const more = first.get(problem)
    if (more !== undefined) return [{ ...problem, message: `${problem.message}; ${more} more redirects have the same problem` }]
    return left.has(problem) ? [] : [problem]
  })
}
