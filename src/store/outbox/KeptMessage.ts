/** An unsent message of a visitor. */
export type KeptMessage = {
  /** Its idempotency key: the same for every attempt. */
  key: string
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** Path of the page on which it was written. */
  page: string
  /** The typed values, by field name. */
  values: Record<string, string>
  /** The value of the hidden field. */
  trap: string
  /** Time from the first display of the form to the first attempt, in milliseconds. */
  elapsed: number
}
