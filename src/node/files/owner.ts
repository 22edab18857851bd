import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { errorCode } from './systemError.ts'

/** The process that owns a file. */
export interface Owner {
  pid: number
  host: string
  /** Distinguishes processes with the same id: the system’s data about its start. Empty if unavailable. */
  born: string
}

/** Processes on other machines cannot be checked; after this time, in milliseconds, they count as dead. */
const FOREIGN_GONE_MS = 30 * 60_000

/** The process that asks. */
export function thisProcess(): Owner {
  return { pid: process.pid, host: hostname(), born: statOf(process.pid).born }
}

/** Whether the owner of a file created at a given time has ended; times are in milliseconds since 1970. */
export function hasEnded(owner: Owner, since: number, now: number): boolean {
  if (owner.host !== hostname()) return now - since > FOREIGN_GONE_MS
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true
  }
  const { state, born } = statOf(owner.pid)
  // The id may have been reused, most easily in a container.
  return GONE.has(state) || born !== owner.born
}

/** States of a process that no longer runs: its parent has not read its exit code yet, as in a container whose first process never does. */
const GONE = new Set(['Z', 'X', 'x'])

/** The state of a process, and its start time in system ticks; empty without /proc. */
function statOf(pid: number): { state: string; born: string } {
  try {
    // The name in brackets may contain spaces and brackets: count the fields after it.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', born: fields[19] ?? '' }
  } catch {
    return { state: '', born: '' }
  }
}
