import type { Problem } from '#src/site/problem.ts'
import { blockingProblems } from './blockingProblems.ts'

/**
 * The problems caused by a change. Existing problems may have moved, so they are recognized by rule, file and message, ignoring numbers.
 * With `touched`, the files whose words were edited, every unknown problem is new, except for problems of other files that an unreadable
 * file had hidden. Without it, the change replaces paths in words and files, as moving a page does: then a rule must have more problems
 * than before.
 */
export function newProblems(before: readonly Problem[], after: readonly Problem[], touched?: ReadonlySet<string>): Problem[] {
  const known = counts(before, words)
  const unknown = after.filter((problem) => {
    const left = known.get(words(problem)) ?? 0
    known.set(words(problem), left - 1)
    return left <= 0
  })
  if (touched) {
    const wasHidden = blockingProblems([...before]).length > 0
    return unknown.filter(({ file }) => !wasHidden || touched.has(file))
  }
  const [least, most] = [counts(before, codeOf), counts(after, codeOf)]
  return unknown.filter(({ code }) => most.get(code)! > (least.get(code) ?? 0))
}

function counts(problems: readonly Problem[], keyOf: (problem: Problem) => string): Map<string, number> {
  const counted = new Map<string, number>()
  for (const problem of problems) counted.set(keyOf(problem), (counted.get(keyOf(problem)) ?? 0) + 1)
  return counted
}

function codeOf({ code }: Problem): string {
  return code
}

function words({ code, file, message }: Problem): string {
  return `${code} ${file} ${message.replace(/\d+/g, '#')}`
}
