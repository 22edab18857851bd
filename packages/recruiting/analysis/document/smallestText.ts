/** Sizes below this share of all letters do not count. */
const SHARE = 0.01

/** The smallest size of at least 1 % of the letters, or null if unknown, given the number of letters by size. */
export function smallestText(letters: Map<number, number>): number | null {
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0)
  const sizes = [...letters].filter(([, count]) => count >= total * SHARE).map(([size]) => size)
  return sizes.length > 0 ? Math.min(...sizes) : null
}
