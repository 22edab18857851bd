import type { Answer } from './JobMatch.ts'

const COUNTS = { covered: 1, partial: 0.5, missing: 0 }

/**
 * The share of requirements met, partial matches counting half; requirements that a person must judge do not count. Null when nothing
 * counts.
 */
export function coverage(answers: readonly Pick<Answer, 'state'>[]): number | null {
  const counting = answers.flatMap(({ state }) => (state === 'unclear' ? [] : [COUNTS[state]]))
  return counting.length === 0 ? null : counting.reduce((sum, count) => sum + count, 0) / counting.length
}
