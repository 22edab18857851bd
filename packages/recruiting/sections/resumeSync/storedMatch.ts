import type { Answer, JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import type { Overruled } from '#packages/recruiting/analysis/matching/overruling.ts'

/** A match as it is stored: with what the visitor decided, if anything. */
export type StoredMatch = JobMatch & { overruled?: Overruled }

/** What is stored as a match, when it is one, of this version or an earlier one. */
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
