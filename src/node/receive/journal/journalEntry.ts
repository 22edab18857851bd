import type { DeliveryState, Submission, Suspicion } from './submission.ts'

/** A line of the journal on disk: a message as it stands, or what has happened to one since. */
export type JournalEntry =
  | {
      entry: 'message'
      submission: Submission
      keys: string[]
      content: string
      suspicion?: Suspicion | undefined
      isHeld: boolean
      deliveries: Record<string, DeliveryState>
    }
  | { entry: 'delivery'; id: string; recipient: string; delivery: DeliveryState }
  | { entry: 'released' | 'retried'; id: string; at: number }
  | { entry: 'gone'; ids: string[] }
  /** Shows that the journal can be written again. */
  | { entry: 'sign' }
