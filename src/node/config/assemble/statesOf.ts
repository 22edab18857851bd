import { type Times, stateAt } from '#src/site/pages/live.ts'

/** Publication states of some parts at a moment, in milliseconds since 1970; one letter each. */
export function statesOf(times: readonly Times[], at: number): string {
  return times.map((part) => stateAt(part, at)[0]).join('')
}
