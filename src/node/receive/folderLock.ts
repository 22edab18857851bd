import { join } from 'node:path'
import { LockError } from '#src/node/files/lockError.ts'
import { type Owner, hasEnded, thisProcess } from '#src/node/files/owner.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { type Try, tryLock } from '#src/node/files/tryLock.ts'
import { JournalError } from './journal/journalError.ts'

/** Who holds a folder, and since when. */
export type Holder = Owner & { since: string }

/**
 * Takes a folder for this process alone, and makes it when it is not there. Gives what lets go of it again, or who holds it. A process that
 * has died holds nothing; one on another machine is believed. Throws a `JournalError` when the folder cannot be written.
 */
export function holdFolder(folder: string): Try<Holder> {
  const mine: Holder = { ...thisProcess(), since: new Date().toISOString() }
  // However old it is: nobody can tell whether a receiver on another machine has ended.
  const isDead = (holder: Holder) => hasEnded(holder, 0, 0)
  try {
    return tryLock(join(folder, 'receiver.lock'), mine, { name: 'lock', isDead, isPrivate: true })
  } catch (error) {
    const cause = error instanceof LockError ? error.cause : error
    throw new JournalError(`${folder} cannot be used: ${errorReason(cause)}.`, { cause })
  }
}
