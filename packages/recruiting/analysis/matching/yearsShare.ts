import { coverage } from './coverage.ts'
import type { YearsAnswer } from './JobMatch.ts'

/**
 * The share of the years that are asked for: what is there of them, half where they are in work that is only like it. Null where a person
 * must judge.
 */
export function yearsShare({ state, asked, found }: YearsAnswer): number | null {
  const isSome = state === 'partial' && found !== null && found > 0 && found < asked
  return isSome ? found / asked : coverage([{ state }])
}
