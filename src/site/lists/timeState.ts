import type { FieldValue, Period } from '#src/site/fields/fieldValue.ts'
import { dayAfter } from '#src/site/words/dayAfter.ts'

/** Whether a day or period is current, has not begun, or is over. */
export type TimeState = 'now' | 'soon' | 'past'

/** The first and last day of a day or period; undefined for any other value. */
export function daysOf(value: FieldValue | undefined): Period | undefined {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? { start: value, end: value } : undefined
  return typeof value === 'object' && 'start' in value ? value : undefined
}

/** The state of a day or period on a day. */
export function timeState({ start, end }: Period, today: string): TimeState {
  if (today < start) return 'soon'
  return end !== undefined && end < today ? 'past' : 'now'
}

/** The moments at which the state of a day or period changes: when it begins, and the day after its end, at 00:00 UTC. */
export function turnsOf({ start, end }: Period): string[] {
  return [start, ...(end === undefined ? [] : [dayAfter(end)])]
}
