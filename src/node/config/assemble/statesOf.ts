import { type Times, stateAt } from '#src/site/pages/live.ts'

/** Which of some parts are live at a moment, in milliseconds since 1970; a letter each. */
export function statesOf(times: readonly Times[], at: number): string {
  return times.map((part) => stateAt(part, at)[0]).join('')
}
