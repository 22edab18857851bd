import type { DeliveryState, SubmissionState } from './submission.ts'

/** The state of a message that is held or not, by its deliveries: it waits as long as one of them does. */
export function stateOf(isHeld: boolean, deliveries: Iterable<Pick<DeliveryState, 'state'>>): SubmissionState {
  if (isHeld) return 'held'
  const states = new Set([...deliveries].map(({ state }) => state))
  if (states.has('waiting')) return 'waiting'
  return states.has('failed') ? 'failed' : 'delivered'
}
