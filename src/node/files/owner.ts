import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { errorCode } from './systemError.ts'

/** A process to which a file belongs. */
export interface Owner {
  pid: number
  host: string
  /** Tells two processes with one number apart: what the system says about the process's start. Empty where it says nothing. */
  born: string
}

/** A process on another machine cannot be asked whether it lives; after this long it is taken for dead, in milliseconds. */
const FOREIGN_GONE_MS = 30 * 60_000

/** The process that asks. */
export function thisProcess(): Owner {
  return { pid: process.pid, host: hostname(), born: bornOf(process.pid) }
}

/** Whether a process has ended of which something is there since a moment; times are in milliseconds since 1970. */
export function hasEnded(owner: Owner, since: number, now: number): boolean {
  if (owner.host !== hostname()) return now - since > FOREIGN_GONE_MS
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true
  }
  // The number may have passed to a new process, most easily in a container.
  return bornOf(owner.pid) !== owner.born
}

/** When a process started, in the system's own ticks; empty where there is no /proc. */
function bornOf(pid: number): string {
  try {
    // The name in brackets may hold spaces: count the fields after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
