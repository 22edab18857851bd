import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sweepTempFiles } from './tempFile.ts'
import { type Owner, hasEnded, thisProcess } from './owner.ts'
import { tryLock } from './tryLock.ts'

/** Options of `withBuildLock`; the clock is passed in for tests. */
export interface LockOptions {
  /** Called when there is another build to wait for, and every half minute while waiting. */
  log?: (line: string) => void
  /** Waits for a number of milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
  /** The time, in milliseconds since 1970. */
  now?: () => number
}

type Holder = Owner & { since: number }

const POLL_MS = 200

/** CI runners treat a command as hung if it prints nothing for several minutes. */
const WORD_MS = 30_000

/**
 * Runs `work` while this process holds `<dir>/build.lock`, and returns its result. Creates the folder if missing, and deletes temporary
 * files of killed builds in it. A second build waits while the first one runs, and says so. The lock of a dead process is taken over.
 * Throws a `LockError` if the lock can be neither read nor written.
 */
export async function withBuildLock<Result>(dir: string, work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  const { log, sleep = delay, now = Date.now } = options
  const mine: Holder = { ...thisProcess(), since: now() }
  const isDead = (holder: Holder) => hasEnded(holder, holder.since, now())
  const attempt = () => tryLock(join(dir, 'build.lock'), mine, { name: 'build lock', isDead })

  let held = attempt()
  for (let saidAt = Number.NEGATIVE_INFINITY; 'holder' in held; held = attempt()) {
    if (now() - saidAt >= WORD_MS) {
      log?.(`${name(held.holder)} is ${Number.isFinite(saidAt) ? 'still ' : ''}running. Waiting for it to finish.`)
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
