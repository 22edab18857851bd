import type { Values } from './formTypes.ts'

/**
 * Path to which a form is posted, below the address of the site or of its receiver. No page can have this path, because no slug starts with
 * `_`.
 */
export const formPath = (form: string) => `/_forms/${form}`

/**
 * Names of the values sent in addition to the declared fields if the browser itself posts a form. No declared field can have these names,
 * because no slug starts with `_`. `trap` is a hidden field that only programs fill in. A page that sends files posts a form as well, with
 * `elapsed` and `proof` of a `PostedForm`.
 */
export const ownFields = { trap: '_more', page: '_page', elapsed: '_elapsed', proof: '_proof' } as const

/** JSON that a page posts, with a key in the header `Idempotency-Key`; the same content with the same key is the same submission. */
export interface PostedForm {
  /** Input by field name. */
  values: Values
  /** Path of the page, such as `/contact-us`. */
  page: string
  /** Content of the hidden field; empty for people. */
  trap: string
  /** Time from the first display of the form to its submission, in milliseconds. */
  elapsed: number
  /** Solved challenge in base64, if the receiver asked for one. */
  proof?: string
}

/**
 * The receiver’s JSON response. 202: `accepted`, stored and going to be delivered; `held`, stored for review by a person. 422: `mistaken`,
 * with the errors. 409: `otherContent`, the key belongs to another submission. 428: `proofNeeded`. 413, 429 (`Retry-After` in seconds) and
 * 503: `refused`; nothing was stored, so the client must send it again.
 */
export type ReceiverAnswer =
  | { state: 'accepted' | 'held'; id: string }
  | { state: 'mistaken'; errors: { name: string; message: string }[] }
  | { state: 'otherContent' | 'proofNeeded' }
  | { state: 'refused'; message: string }
