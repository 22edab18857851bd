import type { DeliveryState, SubmissionState } from './submission.ts'

/** The state of a message, held or not, from its deliveries: it is waiting as long as one of them is. */
export function stateOf(isHeld: boolean, deliveries: Iterable<Pick<DeliveryState, 'state'>>): SubmissionState {
  if (isHeld) return 'held'
  const states = new Set([...deliveries].map(({ state }) => state))
  if (states.has('waiting')) return 'waiting'
  return states.has('failed') ? 'failed' : 'delivered'
}
