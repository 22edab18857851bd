import type { ScorePart } from '#packages/recruiting/results/records.ts'

type Part = Pick<ScorePart, 'id' | 'score' | 'outOf'>

/** Whether a part of a score disappears once its check passes: without findings it neither earns nor costs anything. */
export type Leaves = (id: string) => boolean

/**
 * The increase of a score when the parts with these ids earn their maximum. If a part `leaves`, its share is distributed among the others,
 * so that all of it is gained only if they earn their maximum.
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

/** The same in whole points, in line with the displayed score; 0 if that does not change. */
export function gain(parts: readonly Part[], ids: readonly string[], leaves?: Leaves): number {
  const now = parts.reduce((sum, { score }) => sum + score, 0)
  return Math.round(now + rise(parts, ids, leaves)) - Math.round(now)
}
