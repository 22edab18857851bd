import commonTerms from '#packages/recruiting/data/commonTerms.json'
import { terms } from '#packages/recruiting/analysis/text/terms.ts'

/** Stems in nearly every job description and resume; they count a fifth. */
const COMMON = new Set(commonTerms.flatMap(terms))

/**
 * The likeness of two texts, 0 to 1: the cosine similarity of their terms (each weighs 1 + ln of its count, common ones a fifth of that).
 */
export function textLikeness(one: string, other: string): number {
  const a = weighted(one)
  const b = weighted(other)
  let shared = 0
  for (const [term, weight] of a) shared += weight * (b.get(term) ?? 0)
  const size = Math.sqrt(squares(a) * squares(b))
  return size === 0 ? 0 : Math.min(1, shared / size)
}

function weighted(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map(Array.from(counts, ([term, count]) => [term, (1 + Math.log(count)) * (COMMON.has(term) ? 0.2 : 1)]))
}

function squares(weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const weight of weights.values()) sum += weight * weight
  return sum
}
