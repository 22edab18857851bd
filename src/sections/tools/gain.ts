import type { ScorePart } from '#src/store/records.ts'

type Part = Pick<ScorePart, 'id' | 'score' | 'outOf'>

/** Whether a part of a score is gone once its check is mended: what has found nothing then neither earns nor costs anything. */
export type Leaves = (id: string) => boolean

/**
 * What a score rises by when the parts of these ids earn all they can. Where a part `leaves`, the others make up the whole score, so that
 * what it could have given is not won.
 */
export function rise(parts: readonly Part[], ids: readonly string[], leaves: Leaves = () => false): number {
  const kept = parts.filter(({ id }) => !(ids.includes(id) && leaves(id)))
  const sum = (some: readonly Part[], points: (part: Part) => number) => some.reduce((total, part) => total + points(part), 0)
  const then = sum(kept, ({ id, score, outOf }) => (ids.includes(id) ? outOf : score))
  const share = sum(kept, ({ outOf }) => outOf) / sum(parts, ({ outOf }) => outOf)
  return (share > 0 ? then / share : 0) - sum(parts, ({ score }) => score)
}

/** The same in whole points, as the score is shown; 0 when the whole score stays the same. */
export function gain(parts: readonly Part[], ids: readonly string[], leaves?: Leaves): number {
  const now = parts.reduce((sum, { score }) => sum + score, 0)
  return Math.round(now + rise(parts, ids, leaves)) - Math.round(now)
}
