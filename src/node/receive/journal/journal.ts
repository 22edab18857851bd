import type { KeptSubmission, NewSubmission, Submission } from './submission.ts'

/** What a key stands for: a message that was taken, or another content than the one that comes under it now. */
export type Known = { id: string; isHeld: boolean } | 'otherContent'

/** A message on its way to one recipient. Until it is settled, nobody else is given it. */
export type Delivery = {
  submission: Submission
  recipient: string
  /** How often it was tried before. */
  attempts: number
  since: number
  /** What the queue knows it by. */
  lease: string
}

/** What became of an attempt. `at` is when to try again, in milliseconds since 1970. */
export type Outcome = { state: 'done' } | { state: 'waiting'; at: number; why: string } | { state: 'failed'; why: string }

/** What a person decides about messages: deliver one that is held, try one again that failed, forget one. */
export type Change = 'release' | 'retry' | 'drop'

/** After how many milliseconds messages are forgotten that were delivered or failed, or are held; and deliveries given up. */
export type Limits = { keep: number; keepHeld: number; giveUp: number }

/** How the journal does. */
export type Health = {
  /** Whether a message that came now could be kept. */
  isWritable: boolean
  waiting: number
  held: number
  failed: number
  /** Deliveries that wait after an attempt that failed. */
  failing: number
  /** When the oldest message that waits was taken, in milliseconds since 1970. */
  oldest: number | null
}

/**
 * Keeps messages and the queue of their deliveries. What a promise of `add`, `settle` and `change` says has come to pass when it is
 * fulfilled: it stands on disk. A promise that is broken (`JournalError` for what the environment does) leaves nothing behind.
 */
export interface Journal {
  /** What is known under the keys, if anything is. */
  find(keys: readonly string[], content: string): Promise<Known | null>
  /** Keeps a message, unless one of its keys is known. */
  add(submission: NewSubmission): Promise<Known>
  /** Deliveries to a recipient whose time has come, the oldest first. */
  take(recipient: string, most: number): Promise<Delivery[]>
  /** How long to wait before asking again, in milliseconds, unless something is added meanwhile. */
  pause(recipient: string): number
  settle(delivery: Delivery, outcome: Outcome): Promise<void>
  /** Calls the function whenever deliveries may have come to be due. */
  onDue(call: () => void): void
  /** Messages in the order in which they were taken. */
  list(): AsyncIterable<KeptSubmission>
  /** Says which of the messages were changed; those in another state, and unknown ones, are not. */
  change(change: Change, ids: readonly string[]): Promise<string[]>
  /** Forgets what is older than it may be, and gives up what has waited too long. */
  tidy(limits: Limits): Promise<void>
  health(): Promise<Health>
  /** Finishes writing and lets go. */
  close(): Promise<void>
}
