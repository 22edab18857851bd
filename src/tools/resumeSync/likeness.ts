import { terms } from '#src/tools/text/terms.ts'

/** Stems that nearly every advert and resume has; they count a fifth. */
const COMMON = new Set(
  terms(
    'experience work working team job role company skills ability strong good great excellent responsible responsibilities requirements required preferred years year including knowledge candidate looking join ' +
      'opportunity support help develop develops ensure provide manage management business apply benefits salary office environment daily new based full time part position offer people day days week plus must',
  ),
)

/**
 * How alike two texts are, 0 to 1: the cosine of the angle between their words (stems; each counts 1 + ln of how often it occurs, words
 * that all adverts have a fifth of it).
 */
export function likeness(one: string, other: string): number {
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
