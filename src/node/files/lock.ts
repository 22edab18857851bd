import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode, errorReason } from './systemError.ts'

/** Why the build lock could not be had, in one sentence for people. */
export class LockError extends Error {
  override name = 'LockError'
}

/** Settings of `withBuildLock`; time comes in from outside, so that tests hold the clock. */
export interface LockOptions {
  /** How long to wait for another build, in seconds. Default 60. */
  waitSeconds?: number
  /** Told once, when there is another build to wait for. */
  log?: (line: string) => void
  /** Sleeps for so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
  /** The time, in milliseconds since 1970. */
  now?: () => number
}

interface Holder {
  pid: number
  host: string
  /** Tells two processes with one number apart: what the system says about the process's start. Empty where it says nothing. */
  born: string
  since: number
}

const POLL_MS = 200

/** A holder on another machine cannot be asked whether it lives; after this long it is taken for dead, in milliseconds. */
const FOREIGN_STALE_MS = 30 * 60_000

/**
 * Runs `work` while this process alone holds `<dir>/build.lock`, and gives back what it gives. The folder is made when missing.
 * A second build waits; when the first still holds the lock after `waitSeconds` a `LockError` says who that is.
 * The lock of a process that died is taken over.
 */
export async function withBuildLock<Result>(dir: string, work: () => Promise<Result>, options: LockOptions = {}): Promise<Result> {
  const { waitSeconds = 60, log, sleep = delay, now = Date.now } = options
  const file = join(dir, 'build.lock')
  const mine: Holder = { pid: process.pid, host: hostname(), born: bornOf(process.pid), since: now() }
  const text = JSON.stringify(mine)
  const deadline = now() + waitSeconds * 1000

  for (let isAnnounced = false; !take(dir, file, text);) {
    const held = readText(file)
    const holder = held === null ? null : parse(held)
    if (held !== null && (!holder || isStale(holder, now()))) {
      discard(file, held)
      continue
    }
    // A lock that went away, or that may not be read, between the two looks has no name.
    const who = holder ? name(holder) : 'Another build'
    if (now() >= deadline) throw new LockError(`${who} still holds ${file} after ${waitSeconds} s. Wait for it, or stop it and try again.`)
    if (!isAnnounced && holder) log?.(`${who} is at work; waiting for it for up to ${waitSeconds} s.`)
    isAnnounced ||= holder !== null
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    if (readText(file) === text) rmSync(file, { force: true })
  }
}

/** Makes the lock with its text in one step: a link to a finished file, which fails when there is one. */
function take(dir: string, file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
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
  const aside = `${file}.stale.${process.pid}`
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

function isStale(holder: Holder, now: number): boolean {
  if (holder.host !== hostname()) return now - holder.since > FOREIGN_STALE_MS
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true
  }
  // The number may have passed to a new process, most easily in a container.
  return bornOf(holder.pid) !== holder.born
}

/** When a process started, in the system's own ticks; empty where there is no /proc. */
function bornOf(pid: number): string {
  // The name in brackets may hold spaces: count the fields after it.
  return readText(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19] ?? ''
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
