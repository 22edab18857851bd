import { open } from 'node:fs/promises'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { journalFile } from './journalStore.ts'
import { JournalError } from './journalError.ts'
import { messageAt } from './messageAt.ts'
import { readJournal } from './readJournal.ts'
import type { KeptSubmission } from './submission.ts'

/**
 * The messages of a folder in order of receipt, as stored on disk, also while a receiver is running; none if there is no journal. Throws a
 * `JournalError` if it cannot be read.
 */
export async function* listJournal(folder: string): AsyncGenerator<KeptSubmission> {
  const file = journalFile(folder)
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw new JournalError(`${file} cannot be read: ${errorReason(error)}.`, { cause: error })
  })
  if (!handle) return
  try {
    const { index } = await readJournal(handle)
    for (const message of index.messages.values()) {
      const { length, offset } = message.place
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, offset)
      yield messageAt(message, buffer.toString())
    }
  } finally {
    await handle.close()
  }
}
