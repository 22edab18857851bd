import type { Limits } from './journal.ts'
import type { IndexedMessage } from './journalIndex.ts'
import { stateOf } from './stateOf.ts'

/** Whether a message may be forgotten at a moment: nothing of it waits, and it has been kept as long as it is to be. */
export function isOld(
  { at, isHeld, deliveries }: Pick<IndexedMessage, 'at' | 'isHeld' | 'deliveries'>,
  limits: Limits,
  now: number,
): boolean {
  const state = stateOf(isHeld, deliveries.values())
  if (state === 'waiting') return false
  if (state === 'held') return now - at > limits.keepHeld
  // From the last attempt on, which is when it was delivered or given up.
  const last = Math.max(at, ...[...deliveries.values()].map(({ next }) => next))
  return now - last > limits.keep
}
