import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { begunPath, sweepBegun } from './begun.ts'
import { type Owner, hasEnded, thisProcess } from './owner.ts'
import { errorCode, errorReason } from './systemError.ts'

/** Why the build lock could not be had, in one sentence for people. */
export class LockError extends Error {
  override name = 'LockError'
}

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
  const file = join(dir, 'build.lock')
  const text = JSON.stringify({ ...thisProcess(), since: now() } satisfies Holder)

  for (let saidAt = Number.NEGATIVE_INFINITY; !take(dir, file, text);) {
    const held = readLock(file)
    const holder = held === null ? null : parse(held)
    if (held !== null && (!holder || hasEnded(holder, holder.since, now()))) {
      discard(file, held)
      continue
    }
    // A lock that went away between the two looks has no name.
    if (holder && now() - saidAt >= WORD_MS) {
      log?.(`${name(holder)} is ${Number.isFinite(saidAt) ? 'still ' : ''}at work; waiting for it.`)
      saidAt = now()
    }
    await sleep(POLL_MS)
  }
  try {
    sweepBegun(dir)
    return await work()
  } finally {
    if (readText(file) === text) rmSync(file, { force: true })
  }
}

/** Makes the lock with its text in one step: a link to a finished file, which fails when there is one. */
function take(dir: string, file: string, text: string): boolean {
  const draft = begunPath(file)
  const unwritable = (error: unknown) => new LockError(`The build lock ${file} cannot be written: ${errorReason(error)}.`, { cause: error })
  try {
    mkdirSync(dir, { recursive: true })
    writeFileSync(draft, text)
  } catch (error) {
    throw unwritable(error)
  }
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw unwritable(error)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a dead lock, unless another process has replaced it meanwhile: then that one is put back. */
function discard(file: string, expected: string): void {
  const aside = begunPath(file)
  try {
    renameSync(file, aside)
    if (readText(aside) !== expected) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error) ?? ''))
      throw new LockError(`The dead build lock ${file} cannot be removed: ${errorReason(error)}.`, { cause: error })
  } finally {
    rmSync(aside, { force: true })
  }
}

/** The text of a lock; null when it is gone. */
function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw new LockError(`The build lock ${file} cannot be read: ${errorReason(error)}.`, { cause: error })
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parse(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Holder | null
    return value && Number.isInteger(value.pid) && value.pid > 0 ? value : null
  } catch {
    return null
  }
}

function name(holder: Holder): string {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return `Another build (process ${holder.pid}${where}, started ${new Date(holder.since).toISOString().slice(0, 19).replace('T', ' ')} UTC)`
}
