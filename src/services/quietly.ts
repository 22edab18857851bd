/** Runs a function whose failure must not affect the page: its error is dropped. */
export function quietly(job: () => void): void {
  try {
    job()
  } catch {
    // The failure does not help visitors, and reporting it could fail in the same way.
  }
}
