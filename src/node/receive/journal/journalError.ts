/** Why the journal cannot be used or written, in one sentence for people. */
export class JournalError extends Error {
  override name = 'JournalError'
}
