/** The status codes of redirects, which only developers need. */
const STATUSES = [301, 302, 307, 308, 410]

/** A sentence about redirects without their status codes. */
export function withoutStatus(sentence: string): string {
  return STATUSES.reduce((shown, status) => shown.replaceAll(` (${status})`, ''), sentence)
}
