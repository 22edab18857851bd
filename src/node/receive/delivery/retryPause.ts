const FIRST_MS = 60_000
const LONGEST_MS = 6 * 3_600_000

/**
 * How long to wait after this number of failed attempts, in milliseconds: a minute, doubled each time, up to six hours, with a jitter of a
 * quarter, so that simultaneous failures are not retried simultaneously. `random` returns 0 to 1.
 */
export function retryPause(attempts: number, random: () => number): number {
  const pause = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.round(pause * (0.75 + random() / 2))
}
