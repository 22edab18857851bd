import type { Suspicion } from '#src/node/receive/journal/submission.ts'

/**
 * Maximum number of messages held per hour, for each kind of suspicion: messages caught by the honeypot take no room from those that may be
 * from people.
 */
const PER_HOUR = 200
const HOUR_MS = 3_600_000

/** Limits the number of held messages per hour. */
export type HeldLimit = {
  /** Seconds until another message with this suspicion may be held; 0 if it may be held now, which counts it. */
  waitFor(suspicion: Suspicion): number
}

/** Limits how much a flood of messages can store on disk. */
export function heldLimit(now: () => number): HeldLimit {
  const counts = { trap: { since: 0, count: 0 }, other: { since: 0, count: 0 } }
  return {
    waitFor(suspicion) {
      const at = now()
      const kind = suspicion === 'trap' ? 'trap' : 'other'
      if (at - counts[kind].since >= HOUR_MS) counts[kind] = { since: at, count: 0 }
      const { since, count } = counts[kind]
      if (count >= PER_HOUR) return Math.ceil((since + HOUR_MS - at) / 1000)
      counts[kind].count += 1
      return 0
    },
  }
}
