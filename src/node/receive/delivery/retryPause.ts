const FIRST_MS = 60_000
const LONGEST_MS = 6 * 3_600_000

/**
 * How long to wait after so many attempts that failed, in milliseconds: a minute, then twice as long each time, up to six hours, a quarter
 * more or less, so that what failed together does not come back together. `random` gives 0 to 1.
 */
export function retryPause(attempts: number, random: () => number): number {
  const pause = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.round(pause * (0.75 + random() / 2))
}
