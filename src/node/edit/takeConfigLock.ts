import { hostname } from 'node:os'
import { sweepTempFiles } from '#src/node/files/tempFile.ts'
import { LockError } from '#src/node/files/lockError.ts'
import { type Owner, hasEnded, thisProcess } from '#src/node/files/owner.ts'
import { tryLock } from '#src/node/files/tryLock.ts'
import { besideConfig } from './besideConfig.ts'
import { takeBack } from './journal.ts'

/**
 * The data of the writer that holds the lock: its working folder, and a message in one line about a previous interrupted change; undefined
 * if there was none.
 */
export type ConfigHold = { workDir: string; recovered: string | undefined }

type Holder = Owner & { since: number }

const POLL_MS = 20
const MOST_MS = 60_000

/** The locks held by this process, so that a writer can call other writers. */
const held = new Map<string, ConfigHold>()

/**
 * Gives this process exclusive access to a config folder until `release` is called. An interrupted change of a killed process is reverted
 * first. The lock of a dead process is taken over. The lock is reentrant within the process. Throws a `LockError` if nothing can be written
 * next to the config folder, or if another process holds the lock for a minute.
 */
export function takeConfigLock(configDir: string): { hold: ConfigHold; release(): void } {
  const { folder, workDir, lock } = besideConfig(configDir)
  const own = held.get(folder)
  if (own) return { hold: { ...own, recovered: undefined }, release: () => {} }
  const open = waitFor(lock)
  function release() {
    held.delete(folder)
    open()
  }
  try {
    sweepTempFiles(workDir)
    const hold = { workDir, recovered: takeBack(folder, workDir) }
    held.set(folder, hold)
    return { hold, release }
  } catch (error) {
    release()
    throw error
  }
}

function waitFor(file: string): () => void {
  const since = Date.now()
  const isDead = (holder: Holder) => hasEnded(holder, holder.since, Date.now())
  for (;;) {
    const tried = tryLock(file, { ...thisProcess(), since }, { name: 'lock', isDead })
    if ('release' in tried) return tried.release
    const { pid, host } = tried.holder
    const where = host === hostname() ? '' : ` on ${host}`
    if (Date.now() - since > MOST_MS)
      throw new LockError(`Another process (${pid}${where}) has been changing the config for a minute. Stop it, or try again later.`)
    sleep(POLL_MS)
  }
}

/** Blocks this process while waiting. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
