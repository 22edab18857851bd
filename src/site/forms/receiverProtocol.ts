import type { Values } from './formTypes.ts'

/** Where a form is posted to, below the address of the site or of its receiver. No page can lie there: no slug starts with `_`. */
export const formPath = (form: string) => `/_forms/${form}`

/**
 * Names of the values that travel beside the declared fields when a form is posted by the browser itself. No declared field can have one
 * of them: no slug starts with `_`. `trap` is a field that people do not see; whoever fills it in is no person.
 */
export const ownFields = { trap: '_more', page: '_page' } as const

/**
 * What a page posts as JSON, with a key of its own in the header `Idempotency-Key`; the same content under the same key is one submission.
 */
export interface PostedForm {
  /** What was typed, by field name. */
  values: Values
  /** Path of the page, such as `/contact-us`. */
  page: string
  /** What stands in the field that people do not see; empty for people. */
  trap: string
  /** Time from the first sight of the form to its sending, in milliseconds. */
  elapsed: number
  /** Solved challenge, where the receiver asked for one; base64. */
  proof?: string
}

/**
 * The receiver’s JSON answer. With 202: `accepted`, it is on disk and will be delivered; `held`, it is on disk and a person looks at it
 * first. With 422: `mistaken`, with what is wrong. With 409: `otherContent`, the key belongs to another submission. With 428:
 * `proofNeeded`. With 413, 429 (`Retry-After` in seconds) and 503: `refused`; nothing was kept, so it is to be sent again.
 */
export type ReceiverAnswer =
  | { state: 'accepted' | 'held'; id: string }
  | { state: 'mistaken'; errors: { name: string; message: string }[] }
  | { state: 'otherContent' | 'proofNeeded' }
  | { state: 'refused'; message: string }
