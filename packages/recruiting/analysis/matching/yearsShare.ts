import { coverage } from './coverage.ts'
import type { YearsAnswer } from './JobMatch.ts'

/** The share of the required years that was found; years in similar work count half. Null if a person must judge. */
export function yearsShare({ state, asked, found }: YearsAnswer): number | null {
  const isSome = state === 'partial' && found !== null && found > 0 && found < asked
  return isSome ? found / asked : coverage([{ state }])
}
