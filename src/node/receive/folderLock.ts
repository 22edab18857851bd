import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { JournalError } from './journal/journalError.ts'

/** Who holds a folder. `born` tells two processes with one number apart; empty where the system says nothing. */
export type Holder = { pid: number; host: string; born: string; since: string }

const lockFile = (folder: string) => join(folder, 'receiver.lock')

/**
 * Takes a folder for this process alone, and makes it when it is not there. Gives what lets go of it again, or who holds it. A process that
 * has died holds nothing; one on another machine is believed. Throws a `JournalError` when the folder cannot be written.
 */
export function holdFolder(folder: string): { release: () => void } | { holder: Holder } {
  const file = lockFile(folder)
  const mine: Holder = { pid: process.pid, host: hostname(), born: bornOf(process.pid), since: new Date().toISOString() }
  const text = JSON.stringify(mine)
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (;;) {
      const holder = holderOf(folder)
      if (holder) return { holder }
      // Whoever died goes; of several that notice it, each removes it at most once, under a name of its own.
      if (readText(file) !== null) discard(file, draft)
      writeFileSync(draft, text, { mode: 0o600 })
      try {
        linkSync(draft, file)
        return { release: () => readText(file) === text && rmSync(file, { force: true }) }
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      } finally {
        rmSync(draft, { force: true })
      }
    }
  } catch (error) {
    throw new JournalError(`${folder} cannot be used: ${errorReason(error)}.`, { cause: error })
  }
}

/** Who holds a folder; null when nobody does who lives. */
function holderOf(folder: string): Holder | null {
  return livingHolder(readText(lockFile(folder)))
}

function discard(file: string, draft: string): void {
  const aside = `${draft}.dead`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return
  }
  // Another process may have put its own in its place between the look and the move: then that one is put back.
  if (livingHolder(readText(aside))) linkSync(aside, file)
  rmSync(aside, { force: true })
}

function livingHolder(text: string | null): Holder | null {
  try {
    const holder = JSON.parse(text ?? 'null') as Holder | null
    return holder && (holder.host !== hostname() || isAlive(holder)) ? holder : null
  } catch {
    return null
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  // The number may have passed to a new process, most easily in a container.
  return bornOf(pid) === born
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
