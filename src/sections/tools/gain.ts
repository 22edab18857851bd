import type { ScorePart } from '#src/store/records.ts'

/** The whole points that a score rises by when the parts of these ids earn all they can; 0 when the whole score stays the same. */
export function gain(parts: readonly Pick<ScorePart, 'id' | 'score' | 'outOf'>[], ids: readonly string[]): number {
  const now = parts.reduce((sum, { score }) => sum + score, 0)
  const then = parts.reduce((sum, { id, score, outOf }) => sum + (ids.includes(id) ? outOf : score), 0)
  return Math.round(then) - Math.round(now)
}
