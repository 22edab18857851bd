import type { Clock } from '#src/node/receive/clock.ts'

/** A clock that a test holds: time stands still until it is moved. */
export type HeldClock = Clock & {
  /** Moves the time on, and wakes whoever has slept long enough. */
  move(ms: number): void
}

/** A clock that stands at a moment, in milliseconds since 1970. */
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
    // A database goes by its own clock: whatever is due by this one is due by that.
    onTheWall: (moment) => new Date(Date.now() - 1000 + (moment - now)),
    move(ms) {
      now += ms
      for (const sleeper of sleepers) if (sleeper.until <= now) sleeper.wake()
    },
  }
}
