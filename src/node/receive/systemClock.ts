import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from './clock.ts'

/** The machine’s own clock. What sleeps keeps no process alive. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
  onTheWall: (at) => new Date(at),
}
