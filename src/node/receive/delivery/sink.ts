import type { Submission } from '#src/node/receive/journal/submission.ts'

/** A recipient that messages can be delivered to. */
export type Sink = {
  /** The name of the recipient in config. */
  name: string
  /** How many deliveries may be under way at a time. */
  atOnce: number
  /** Delivers a message. Fails with a `DeliveryError`; any other error is a bug, and is treated as one. */
  deliver(submission: Submission): Promise<void>
  close?(): void
}
