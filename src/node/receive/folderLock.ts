import { join } from 'node:path'
import { LockError } from '#src/node/files/lockError.ts'
import { type Owner, hasEnded, thisProcess } from '#src/node/files/owner.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { type Try, tryLock } from '#src/node/files/tryLock.ts'
import { JournalError } from './journal/journalError.ts'

/** The process that holds a folder, and since when. */
export type Holder = Owner & { since: string }

/**
 * Locks a folder for this process, and creates it if necessary. Returns a function that releases the lock, or its current owner. The lock
 * of a dead process is ignored; that of another machine is respected. Throws a `JournalError` if the folder cannot be written.
 */
export function holdFolder(folder: string): Try<Holder> {
  const mine: Holder = { ...thisProcess(), since: new Date().toISOString() }
  // However old it is: a receiver on another machine may still be running.
  const isDead = (holder: Holder) => hasEnded(holder, 0, 0)
  try {
    return tryLock(join(folder, 'receiver.lock'), mine, { name: 'lock', isDead, isPrivate: true })
  } catch (error) {
    const cause = error instanceof LockError ? error.cause : error
    throw new JournalError(`${folder} cannot be used: ${errorReason(cause)}.`, { cause })
  }
}
