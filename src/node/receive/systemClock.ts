import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from './clock.ts'

/** The system clock. Sleeping does not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
  onTheWall: (at) => new Date(at),
}
