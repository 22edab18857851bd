const PLACES = 5

/** How well an order of pages answers a question, from 0 to 1: normalised discounted cumulative gain of the first five. */
export function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const best = gain(Object.values(grades).sort((one, other) => other - one))
  return gain(found.map((id) => grades[id] ?? 0)) / best
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, PLACES).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}
