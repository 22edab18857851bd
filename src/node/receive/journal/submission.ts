import type { FileKind, Values } from '#src/site/forms/formTypes.ts'

/** Why a message is held for review by a person. */
export type Suspicion = 'trap' | 'fast' | 'many' | 'repeated' | 'links' | 'advert' | 'noProof'

/** A visitor’s message as received: checked, cleaned, and without values that no field asked for. */
export type Submission = {
  /** 16 hex digits. */
  id: string
  form: string
  /** When it was received, in milliseconds since 1970. */
  at: number
  /** Path of the page it was sent from; empty if the browser did not send it. */
  page: string
  values: Values
  /** Its files, in order. */
  files?: KeptFile[] | null | undefined
}

/** A file of a message; its content is stored apart. Its name is safe, and unique within the message. */
export type KeptFile = { field: string; name: string; kind: FileKind; size: number }

/** A message to store, and its keys. */
export type NewSubmission = Submission & {
  /** Hashes of the keys under which it may be sent again; its own one first. */
  keys: [string, ...string[]]
  /** Where its files are now, in the same order; the journal moves or copies them. */
  paths?: string[]
  /** Hash of form, values and files. */
  content: string
  /** Why it is held; without it, it is delivered immediately. */
  suspicion?: Suspicion | undefined
  /** Names of the recipients. */
  recipients: string[]
}

/** The progress of a message’s delivery to one recipient. */
export type DeliveryState = {
  state: 'waiting' | 'done' | 'failed'
  attempts: number
  /** Since when it has been waiting, and the time of the last or next attempt, in milliseconds since 1970. */
  since: number
  next: number
  /** Why the last attempt failed, in words without personal data. */
  why?: string | undefined
}

/** The overall state of a message. */
export type SubmissionState = 'waiting' | 'held' | 'failed' | 'delivered'

/** A message with all its metadata. */
export type KeptSubmission = Submission & {
  state: SubmissionState
  suspicion?: Suspicion | undefined
  deliveries: Record<string, DeliveryState>
}
