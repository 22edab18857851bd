import type { KeptSubmission, NewSubmission, Submission } from './submission.ts'

/** The message known under a key, or the fact that it has different content. */
export type Known = { id: string; isHeld: boolean } | 'otherContent'

/** A message to deliver to one recipient. Until it is settled, no other worker gets it. */
export type Delivery = {
  submission: Submission
  recipient: string
  /** Number of earlier attempts. */
  attempts: number
  since: number
  /** Its identifier in the queue. */
  lease: string
}

/** The result of an attempt. `at` is when to retry, in milliseconds since 1970. */
export type Outcome = { state: 'done' } | { state: 'waiting'; at: number; why: string } | { state: 'failed'; why: string }

/** A person’s decision about messages: deliver a held one, retry a failed one, delete one. */
export type Change = 'release' | 'retry' | 'drop'

/** Periods in milliseconds after which delivered or failed messages are deleted, held ones are deleted, and deliveries are given up. */
export type Limits = { keep: number; keepHeld: number; giveUp: number }

/** The health of the journal. */
export type Health = {
  /** Whether a new message could be stored now. */
  isWritable: boolean
  waiting: number
  held: number
  failed: number
  /** Deliveries waiting after a failed attempt. */
  failing: number
  /** When the oldest waiting message was received, in milliseconds since 1970. */
  oldest: number | null
}

/**
 * Stores messages and the queue of their deliveries. When a promise of `add`, `settle` or `change` resolves, its result is on disk. A
 * rejected one (a `JournalError` for causes in the environment) leaves nothing behind.
 */
export interface Journal {
  /** The message known under the keys, if any. */
  find(keys: readonly string[], content: string): Promise<Known | null>
  /** Stores a message, unless one of its keys is known. */
  add(submission: NewSubmission): Promise<Known>
  /** The content of a file of a message, by its index. Rejects with a `JournalError` if it is missing. */
  contentOf(id: string, index: number): Promise<Buffer>
  /** Due deliveries to a recipient, the oldest first. */
  take(recipient: string, most: number): Promise<Delivery[]>
  /** How long to wait before asking again, in milliseconds, unless a message is added in the meantime. */
  pause(recipient: string): number
  settle(delivery: Delivery, outcome: Outcome): Promise<void>
  /** Calls the function whenever deliveries may have become due. */
  onDue(call: () => void): void
  /** Messages in order of receipt. */
  list(): AsyncIterable<KeptSubmission>
  /** Returns the messages that were changed; unknown ones and those in another state are not. */
  change(change: Change, ids: readonly string[]): Promise<string[]>
  /** Deletes messages whose retention period is over, and gives up deliveries that have waited too long. */
  tidy(limits: Limits): Promise<void>
  health(): Promise<Health>
  /** Finishes writing and releases everything. */
  close(): Promise<void>
}
