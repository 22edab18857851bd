import type { Submission } from '#src/node/receive/journal/submission.ts'

/** The content of a file of the message, by its index. */
export type ContentOf = (index: number) => Promise<Buffer>

/** A recipient that messages can be delivered to. */
export type Sink = {
  /** The name of the recipient in config. */
  name: string
  /** Maximum number of concurrent deliveries. */
  atOnce: number
  /** Delivers a message. Rejects with a `DeliveryError`; any other error is treated as a bug. */
  deliver(submission: Submission, contentOf?: ContentOf): Promise<void>
  close?(): void
}
