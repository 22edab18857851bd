import type { CheckResult } from './CheckResult.ts'

/**
 * A score: `total` (0 to 100) is the weighted share of the checks that count. Each part has the points that it earned (`points`) and could
 * have earned (`outOf`), both out of 100.
 */
export type Score = { total: number; parts: { id: string; points: number; outOf: number }[] }

/**
 * The weighted share of the checks that count, as a whole number from 0 to 100. Notes and checks without a weight do not count. Parts are
 * in the order of the checks and keep three decimals, so that their sum shows the total after a fix. If nothing counts, the total is 0. A
 * check for which `leaves` is true drops out once nothing is found. It takes its own points out of the 100, and the other checks share the
 * rest: fixing it is worth the same however many similar problems there are.
 */
export function score(
  checks: readonly CheckResult[],
  weights: Readonly<Record<string, number>>,
  leaves: (id: string) => boolean = () => false,
): Score {
  const weighed = checks.filter(({ id }) => (weights[id] ?? 0) > 0)
  const counting = weighed.filter(({ state }) => state !== 'note')
  const sum = total(counting.filter(({ id }) => !leaves(id)).map(({ id }) => weights[id]!))
  const taken = (id: string) => weights[id]! / (sum + weights[id]!)
  const most = total(weighed.filter(({ id }) => leaves(id)).map(({ id }) => taken(id)))
  const scale = 100 * Math.min(1, sum > 0 ? MOST_TAKEN / most : 1 / most)
  const lost = total(counting.filter(({ id }) => leaves(id)).map(({ id }) => taken(id) * scale))
  const parts = counting.map(({ id, share }) => {
    const outOf = leaves(id) ? taken(id) * scale : (weights[id]! / sum) * (100 - lost)
    return { id, points: share * outOf, outOf }
  })
  return {
    total: Math.round(total(parts.map(({ points }) => points))),
    parts: parts.map(({ id, points, outOf }) => ({ id, points: thousandths(points), outOf: thousandths(outOf) })),
  }
}

/** The largest share of the points that all checks with `leaves` can take together. */
const MOST_TAKEN = 0.9

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
