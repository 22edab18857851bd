import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Owner, hasEnded, thisProcess } from '#src/node/files/owner.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { JournalError } from './journal/journalError.ts'

/** Who holds a folder, and since when. */
export type Holder = Owner & { since: string }

const lockFile = (folder: string) => join(folder, 'receiver.lock')

/**
 * Takes a folder for this process alone, and makes it when it is not there. Gives what lets go of it again, or who holds it. A process that
 * has died holds nothing; one on another machine is believed. Throws a `JournalError` when the folder cannot be written.
 */
export function holdFolder(folder: string): { release: () => void } | { holder: Holder } {
  const file = lockFile(folder)
  const mine: Holder = { ...thisProcess(), since: new Date().toISOString() }
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
    // However old it is: nobody can tell whether a receiver on another machine has ended.
    return holder && !hasEnded(holder, 0, 0) ? holder : null
  } catch {
    return null
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
