/** The points of a part of a score, and their maximum. */
type Points = { points: number; outOf: number }

/**
 * Points in whole numbers, in the same order. They add up to the rounded total, which separately rounded parts do not: three times 16.7 and
 * 50 would be 101. No part exceeds its maximum.
 */
export function wholePoints(parts: readonly Points[]): Points[] {
  const outOf = rounded(parts.map((part) => part.outOf))
  const points = rounded(
    parts.map((part) => part.points),
    outOf,
  )
  return parts.map((_part, at) => ({ points: points[at]!, outOf: outOf[at]! }))
}

/** Whole numbers with the rounded sum of the values, none above its `most`: those that lose most by rounding down are rounded up. */
function rounded(values: readonly number[], most: readonly number[] = values.map(() => Infinity)): number[] {
  const whole = values.map((value, at) => Math.min(Math.floor(value + 1e-9), most[at]!))
  const places = values.map((_value, at) => at).toSorted((a, b) => values[b]! - whole[b]! - (values[a]! - whole[a]!) || a - b)
  let left = Math.round(values.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0)
  for (const at of places) {
    if (left <= 0) break
    if (whole[at]! + 1 > most[at]! || whole[at]! >= values[at]!) continue
    whole[at]! += 1
    left -= 1
  }
  return whole
}
