import { hostname } from 'node:os'
import { sweepTempFiles } from '#src/node/files/tempFile.ts'
import { LockError } from '#src/node/files/lockError.ts'
import { type Owner, hasEnded, thisProcess } from '#src/node/files/owner.ts'
import { tryLock } from '#src/node/files/tryLock.ts'
import { besideConfig } from './besideConfig.ts'
import { takeBack } from './journal.ts'

/**
 * What a writer has while nobody else writes: the folder for what it puts aside, and in one line what there is to know about a change that
 * was interrupted before; undefined when there was none.
 */
export type ConfigHold = { workDir: string; recovered: string | undefined }

type Holder = Owner & { since: number }

const POLL_MS = 20
const MOST_MS = 60_000

/** The folders that this process holds: who writes may call others that write. */
const held = new Map<string, ConfigHold>()

/**
 * Has this process alone read and write a config folder until `release` is called. What a process that was ended in the middle had begun is
 * taken back first. The lock of a process that died is taken over. Who has the folder already may call others that take it. Throws a
 * `LockError` when nothing can be written beside the config folder, or when another process keeps it for a minute.
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

/** Sleeps without letting anything else of this process have its turn. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
