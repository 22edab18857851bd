import type { IndexedMessage } from './journalIndex.ts'
import type { JournalEntry } from './journalEntry.ts'
import { JournalError } from './journalError.ts'
import { openLine } from './sealedLine.ts'
import { stateOf } from './stateOf.ts'
import type { KeptSubmission } from './submission.ts'

/** A message with the visitor’s input, from its line of the journal. Throws a `JournalError` if the line has since been damaged. */
export function messageAt({ id, isHeld, suspicion, deliveries }: IndexedMessage, line: string): KeptSubmission {
  const entry = openLine(line) as JournalEntry | undefined
  if (entry?.entry !== 'message' || entry.submission.id !== id) throw new JournalError(`The journal is damaged at the entry of ${id}.`)
  return { ...entry.submission, state: stateOf(isHeld, deliveries.values()), suspicion, deliveries: Object.fromEntries(deliveries) }
}
