import type { CheckResult } from './CheckResult.ts'

/**
 * A score: `total` of 100 is the weighted share of the checks that count; each part says what it gave (`points`) and could have given
 * (`outOf`), both of 100.
 */
export type Score = { total: number; parts: { id: string; points: number; outOf: number }[] }

/**
 * The weighted share of the checks that count, of 100 in whole points: notes count neither for nor against, nor do checks without a weight.
 * Parts keep three decimals, so that their sum tells what the total would be if one were mended, and are in the order of the checks; where
 * nothing counts the total is 0. What `leaves` once nothing is found takes its own points of the 100, however much else is found, and the
 * others share what is left: to mend it is worth as much beside many others of its kind as alone.
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

/** All that checks which leave take together leaves something to the others. */
const MOST_TAKEN = 0.9

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
