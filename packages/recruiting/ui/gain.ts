import type { ScorePart } from '#packages/recruiting/results/records.ts'

type Part = Pick<ScorePart, 'id' | 'score' | 'outOf'>

/** Whether a part of a score is gone once its check is mended: what has found nothing then neither earns nor costs anything. */
export type Leaves = (id: string) => boolean

/**
 * What a score rises by when the parts of these ids earn all they can. Where a part `leaves`, those that stay share what it took, so that
 * all of it is won only where they earn all they can.
 */
export function rise(parts: readonly Part[], ids: readonly string[], leaves: Leaves = () => false): number {
  const sum = (some: readonly Part[], points: (part: Part) => number) => some.reduce((total, part) => total + points(part), 0)
  const staying = parts.filter(({ id }) => !leaves(id))
  const [gone, left] = [true, false].map((isMended) => parts.filter(({ id }) => leaves(id) && ids.includes(id) === isMended))
  const share = sum(staying, ({ outOf }) => outOf)
  const earned = sum(staying, ({ id, score, outOf }) => (ids.includes(id) ? outOf : score))
  const then = share > 0 ? earned * (1 + sum(gone!, ({ outOf }) => outOf) / share) : 0
  return then + sum(left!, ({ score }) => score) - sum(parts, ({ score }) => score)
}

/** The same in whole points, as the score is shown; 0 when the whole score stays the same. */
export function gain(parts: readonly Part[], ids: readonly string[], leaves?: Leaves): number {
  const now = parts.reduce((sum, { score }) => sum + score, 0)
  return Math.round(now + rise(parts, ids, leaves)) - Math.round(now)
}
