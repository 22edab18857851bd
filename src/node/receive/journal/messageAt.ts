import type { IndexedMessage } from './journalIndex.ts'
import type { JournalEntry } from './journalEntry.ts'
import { JournalError } from './journalError.ts'
import { openLine } from './sealedLine.ts'
import { stateOf } from './stateOf.ts'
import type { KeptSubmission } from './submission.ts'

/** A message with what the visitor wrote, from its line of the journal. Throws a `JournalError` when the line was damaged meanwhile. */
export function messageAt({ id, isHeld, suspicion, deliveries }: IndexedMessage, line: string): KeptSubmission {
  const entry = openLine(line) as JournalEntry | undefined
  if (entry?.entry !== 'message' || entry.submission.id !== id) throw new JournalError(`The journal is damaged at the entry of ${id}.`)
  return { ...entry.submission, state: stateOf(isHeld, deliveries.values()), suspicion, deliveries: Object.fromEntries(deliveries) }
}
