import { blockingProblems } from '#src/node/edit/blockingProblems.ts'
import type { Problem } from '#src/site/problem.ts'

/**
 * The problems that a change has brought about; those of both sides name their files below the config folder, and `touched` are the files
 * that it has changed. An old problem may stand elsewhere afterwards, so it is known by its words, whatever numbers are in them. What a
 * file that could not be read has hidden of others is not the change's doing.
 */
export function freshProblems(before: readonly Problem[], after: readonly Problem[], touched: ReadonlySet<string>): Problem[] {
  const known = new Map<string, number>()
  for (const problem of before) known.set(words(problem), (known.get(words(problem)) ?? 0) + 1)
  const wasHidden = blockingProblems([...before]).length > 0
  return after.filter((problem) => {
    const left = known.get(words(problem)) ?? 0
    known.set(words(problem), left - 1)
    return left <= 0 && (!wasHidden || touched.has(problem.file))
  })
}

function words({ code, file, message }: Problem): string {
  return `${code} ${file} ${message.replace(/\d+/g, '#')}`
}
