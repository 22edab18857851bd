import type { Values } from '#src/site/forms/formTypes.ts'

/** Why a message is held until a person has looked at it. */
export type Suspicion = 'trap' | 'fast' | 'many' | 'repeated' | 'links' | 'advert' | 'noProof'

/** A message of a visitor, as it was taken: checked, cleaned, and nothing in it that no field asked for. */
export type Submission = {
  /** 16 hex digits. */
  id: string
  form: string
  /** When it was taken, in milliseconds since 1970. */
  at: number
  /** Path of the page it was sent from; empty when the browser did not say. */
  page: string
  values: Values
}

/** A message that is to be kept, and what it is known by. */
export type NewSubmission = Submission & {
  /** Hashes of the keys under which it may be sent again; its own one first. */
  keys: [string, ...string[]]
  /** Hash of form and values. */
  content: string
  /** Why it is held; without it, it is delivered at once. */
  suspicion?: Suspicion | undefined
  /** Names of the recipients. */
  recipients: string[]
}

/** How far a message has come with one recipient. */
export type DeliveryState = {
  state: 'waiting' | 'done' | 'failed'
  attempts: number
  /** Since when it has been waiting, and when it was or is to be tried next, in milliseconds since 1970. */
  since: number
  next: number
  /** Why the last attempt failed, in words without personal data. */
  why?: string | undefined
}

/** The state of a message as a whole. */
export type SubmissionState = 'waiting' | 'held' | 'failed' | 'delivered'

/** A message with all that is known of it. */
export type KeptSubmission = Submission & {
  state: SubmissionState
  suspicion?: Suspicion | undefined
  deliveries: Record<string, DeliveryState>
}
