import type { Clock } from '#src/node/receive/clock.ts'

/** A clock controlled by a test: time only advances on request. */
export type HeldClock = Clock & {
  /** Advances the time, and resolves delays that have elapsed. */
  move(ms: number): void
}

/** A clock stopped at a time, in milliseconds since 1970. */
export function heldClock(at = Date.UTC(2026, 10, 20)): HeldClock {
  let now = at
  const sleepers = new Set<{ until: number; wake: () => void }>()
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const sleeper = {
          until: now + ms,
          wake: () => {
            sleepers.delete(sleeper)
            resolve()
          },
        }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', sleeper.wake, { once: true })
      }),
    // A database has its own clock; everything that is due by this clock is also due by that one.
    onTheWall: (moment) => new Date(Date.now() - 1000 + (moment - now)),
    move(ms) {
      now += ms
      for (const sleeper of sleepers) if (sleeper.until <= now) sleeper.wake()
    },
  }
}
