import type { Problem } from '#src/site/problem.ts'

/**
 * The problems that a change has brought about. Places and words of old ones may differ afterwards, since they name lines and paths, so a
 * problem counts as one of them as long as its rule is broken no more often than before.
 */
export function newProblems(before: Problem[], after: Problem[]): Problem[] {
  const [least, most] = [counts(before), counts(after)]
  const known = new Set(before.map(words))
  const grown = after.filter(({ code }) => most.get(code)! > (least.get(code) ?? 0))
  const unknown = grown.filter((problem) => !known.has(words(problem)))
  return unknown.length > 0 ? unknown : grown
}

function counts(problems: Problem[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { code } of problems) counted.set(code, (counted.get(code) ?? 0) + 1)
  return counted
}

function words({ code, file, path, message }: Problem): string {
  return JSON.stringify([code, file, path, message])
}
