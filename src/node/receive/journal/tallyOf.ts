import type { IndexedMessage } from './journalIndex.ts'
import type { Health } from './journal.ts'
import { stateOf } from './stateOf.ts'

/** How many of these messages are in which state; they come in the order in which they were taken. */
export function tallyOf(messages: Iterable<IndexedMessage>): Omit<Health, 'isWritable'> {
  const tally = { waiting: 0, held: 0, failed: 0, delivered: 0 }
  let failing = 0
  let oldest: number | null = null
  for (const { at, isHeld, deliveries } of messages) {
    const state = stateOf(isHeld, deliveries.values())
    tally[state] += 1
    if (state !== 'waiting') continue
    oldest ??= at
    for (const delivery of deliveries.values()) if (delivery.state === 'waiting' && delivery.attempts > 0) failing += 1
  }
  const { waiting, held, failed } = tally
  return { waiting, held, failed, failing, oldest }
}
