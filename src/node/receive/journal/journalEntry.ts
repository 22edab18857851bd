import type { DeliveryState, Submission, Suspicion } from './submission.ts'

/** A line of the journal on disk: a message in its current state, or a later change to one. */
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
  /** A write test after a failure. */
  | { entry: 'sign' }
