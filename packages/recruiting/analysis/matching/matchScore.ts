import type { MatchPartId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { score, type Score } from '#packages/recruiting/analysis/checks/score.ts'
import { coverage } from './coverage.ts'
import type { JobMatch } from './JobMatch.ts'

/** The shares of a match and the resulting score. The weight of a part that the job does not have is distributed among the others. */
export function matchScore(
  { must, nice, likeness }: Pick<JobMatch, 'must' | 'nice'> & { likeness: number },
  weights: Readonly<Record<MatchPartId, number>>,
): { shares: JobMatch['shares']; score: Score } {
  const shares = { must: coverage(must), nice: coverage(nice), likeness }
  const parts = (Object.entries(shares) as [MatchPartId, number | null][]).map(([id, share]) =>
    checkResult(id, 'Skills', share === null ? 'note' : 'good', { share: share ?? 0 }),
  )
  return { shares, score: score(parts, weights) }
}
