/** Does something of which the page must never feel a failure: what it throws is dropped. */
export function quietly(job: () => void): void {
  try {
    job()
  } catch {
    // A visitor has no use for the failure, and reporting it could fail in the same way.
  }
}
