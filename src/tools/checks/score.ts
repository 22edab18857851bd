import type { CheckResult } from './CheckResult.ts'

/**
 * A score: `total` of 100 is the weighted share of the checks that count; each part says what it gave (`points`) and could have given
 * (`outOf`), both of 100.
 */
export type Score = { total: number; parts: { id: string; points: number; outOf: number }[] }

/**
 * The weighted share of the checks that count, of 100 in whole points: notes count neither for nor against, nor do checks without a weight.
 * Parts keep three decimals, so that their sum tells what the total would be if one were mended, and are in the order of the checks; where
 * nothing counts the total is 0.
 */
export function score(checks: readonly CheckResult[], weights: Readonly<Record<string, number>>): Score {
  const counting = checks.filter(({ id, state }) => state !== 'note' && (weights[id] ?? 0) > 0)
  const sum = counting.reduce((total, { id }) => total + weights[id]!, 0)
  const parts = counting.map(({ id, share }) => {
    const outOf = (weights[id]! / sum) * 100
    return { id, points: share * outOf, outOf }
  })
  const total = Math.round(parts.reduce((points, part) => points + part.points, 0))
  return { total, parts: parts.map(({ id, points, outOf }) => ({ id, points: thousandths(points), outOf: thousandths(outOf) })) }
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
