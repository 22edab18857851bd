import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sweepTempFiles } from './tempFile.ts'
import { type Owner, hasEnded, thisProcess } from './owner.ts'
import { tryLock } from './tryLock.ts'

/** Settings of `withBuildLock`; time comes in from outside, so that tests hold the clock. */
export interface LockOptions {
  /** Told when there is another build to wait for, and every half minute while it is waited for. */
  log?: (line: string) => void
  /** Sleeps for so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
  /** The time, in milliseconds since 1970. */
  now?: () => number
}

type Holder = Owner & { since: number }

const POLL_MS = 200

/** A runner that hears nothing for minutes takes a command for dead. */
const WORD_MS = 30_000

/**
 * Runs `work` while this process alone holds `<dir>/build.lock`, and gives back what it gives. The folder is made when missing, and what
 * builds that were ended had begun to write in it is removed. A second build waits as long as the first one lives, and says so.
 * The lock of a process that died is taken over. Throws a `LockError` when the lock can be neither read nor written.
 */
export async function withBuildLock<Result>(dir: string, work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  const { log, sleep = delay, now = Date.now } = options
  const mine: Holder = { ...thisProcess(), since: now() }
  const isDead = (holder: Holder) => hasEnded(holder, holder.since, now())
  const attempt = () => tryLock(join(dir, 'build.lock'), mine, { name: 'build lock', isDead })

  let held = attempt()
  for (let saidAt = Number.NEGATIVE_INFINITY; 'holder' in held; held = attempt()) {
    if (now() - saidAt >= WORD_MS) {
      log?.(`${name(held.holder)} is ${Number.isFinite(saidAt) ? 'still ' : ''}at work; waiting for it.`)
      saidAt = now()
    }
    await sleep(POLL_MS)
  }
  try {
    sweepTempFiles(dir)
    return await work()
  } finally {
    held.release()
  }
}

function name(holder: Holder): string {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return `Another build (process ${holder.pid}${where}, started ${new Date(holder.since).toISOString().slice(0, 19).replace('T', ' ')} UTC)`
}
