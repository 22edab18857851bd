import type { Suspicion } from '#src/node/receive/journal/submission.ts'

/** Most messages that are held in an hour, for each kind of suspicion: what fell into the trap takes no room from what may be a person. */
const PER_HOUR = 200
const HOUR_MS = 3_600_000

/** How many more messages may be held. */
export type HeldLimit = {
  /** Seconds until another message with this suspicion may be held; 0 when one may be now, which counts it. */
  waitFor(suspicion: Suspicion): number
}

/** Bounds what a flood can put on the disk. */
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
