import type { Answer, JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import type { Overruled } from '#packages/recruiting/analysis/matching/overruling.ts'

/** A match as stored: with the visitor’s decisions, if any. */
export type StoredMatch = JobMatch & { overruled?: Overruled }

/** A stored value as a match, if it is one, of this or an earlier version. */
export function storedMatch(value: unknown): StoredMatch | null {
  const { must, nice, score, shares } = (value ?? {}) as Partial<JobMatch>
  const areAnswers = (answers: unknown) =>
    Array.isArray(answers) &&
    answers.every(
      (answer: Partial<Answer> | null) => typeof answer?.requirement?.skill === 'string' && Array.isArray(answer.requirement.alternatives),
    )
  const isMatch = areAnswers(must) && areAnswers(nice) && typeof score?.total === 'number' && Array.isArray(score.parts)
  return isMatch && typeof shares?.likeness === 'number' ? (value as StoredMatch) : null
}
