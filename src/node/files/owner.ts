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
  return { pid: process.pid, host: hostname(), born: statOf(process.pid).born }
}

/** Whether a process has ended of which something is there since a moment; times are in milliseconds since 1970. */
export function hasEnded(owner: Owner, since: number, now: number): boolean {
  if (owner.host !== hostname()) return now - since > FOREIGN_GONE_MS
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true
  }
  const { state, born } = statOf(owner.pid)
  // The number may have passed to a new process, most easily in a container.
  return GONE.has(state) || born !== owner.born
}

/**
 * States of a process that runs no more: its parent has not asked for its exit code yet, as in a container whose first process never
 * does.
 */
const GONE = new Set(['Z', 'X', 'x'])

/** The state of a process, and when it started, in the system's own ticks; empty where there is no /proc. */
function statOf(pid: number): { state: string; born: string } {
  try {
    // The name in brackets may hold spaces and brackets: count the fields after it.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', born: fields[19] ?? '' }
  } catch {
    return { state: '', born: '' }
  }
}
