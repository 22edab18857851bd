import type { Answer } from './JobMatch.ts'

/** The share of requirements met, partial matches counting half; null when there are none. */
export function coverage(answers: readonly Answer[]): number | null {
  if (answers.length === 0) return null
  return answers.reduce((sum, { state }) => sum + { covered: 1, partial: 0.5, missing: 0 }[state], 0) / answers.length
}
