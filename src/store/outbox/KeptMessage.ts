/** A message that a visitor has written and that has not arrived yet. */
export type KeptMessage = {
  /** Its idempotency key: the same for every try. */
  key: string
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** Path of the page on which it was written. */
  page: string
  /** What was typed, by field name. */
  values: Record<string, string>
  /** What stood in the field that people do not see. */
  trap: string
  /** Time from the first sight of the form to the first try, in milliseconds. */
  elapsed: number
}
