import { appendFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { appendLog } from './appendLog.ts'
import type { JournalEntry } from './journalEntry.ts'
import { JournalError } from './journalError.ts'
import type { IndexedMessage, JournalIndex } from './journalIndex.ts'
import { messageAt } from './messageAt.ts'
import { readJournal } from './readJournal.ts'
import { sealLine } from './sealedLine.ts'
import type { KeptSubmission } from './submission.ts'

/** The journal of a folder. */
export const journalFile = (folder: string) => join(folder, 'journal.jsonl')

/** The lines of a journal on disk, and their index in memory. */
export type JournalStore = {
  index: JournalIndex
  /** The file for unreadable lines. */
  damagedFile: string
  /** Appends a line, and adds it to the index once it is on disk. */
  write(entry: JournalEntry): Promise<void>
  /** A message as stored on disk. Rejects if its line cannot be read. */
  stored(message: IndexedMessage): Promise<KeptSubmission>
  /** Rewrites the journal with only the current messages. */
  compact(): Promise<void>
  /** Number of lines. */
  lines(): number
  /** Whether the last write failed. */
  isBroken(): boolean
  close(): Promise<void>
}

/**
 * Opens the journal of a folder, which is created if necessary. Unreadable lines are set aside and reported to `log`. Throws a
 * `JournalError` if the folder cannot be used.
 */
export async function journalStore(folder: string, log: (line: string) => void): Promise<JournalStore> {
  const file = journalFile(folder)
  const damagedFile = join(folder, 'damaged.txt')
  const { index, damaged, lines: linesBefore } = await readFolder(folder, file)
  const journal = await appendLog(file)
  const { messages } = index
  let lines = linesBefore

  async function write(entry: JournalEntry): Promise<void> {
    const place = await journal.append(sealLine(entry))
    lines += 1
    index.apply(entry, place)
  }

  const stored = async (message: IndexedMessage) => messageAt(message, await journal.read(message.place))

  async function compact(): Promise<void> {
    let written: IndexedMessage[] = []
    await journal.replace(
      async function* () {
        written = [...messages.values()]
        for (const message of written) {
          const { state: _state, suspicion, deliveries, ...submission } = await stored(message)
          const { keys, content, isHeld } = message
          yield sealLine({ entry: 'message', submission, keys, content, suspicion, isHeld, deliveries } satisfies JournalEntry)
        }
      },
      (places) => {
        written.forEach((message, at) => (message.place = places[at]!))
        lines = written.length
      },
    )
  }

  if (damaged.length > 0) {
    try {
      await appendFile(damagedFile, damaged.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true } as object)
      await compact()
      log(`${damaged.length} damaged ${damaged.length === 1 ? 'line' : 'lines'} of ${file} moved to damaged.txt.`)
    } catch (error) {
      log(`${damaged.length} damaged lines of ${file} were skipped and cannot be moved: ${errorReason(error)}.`)
    }
  }

  return {
    index,
    damagedFile,
    write,
    stored,
    compact,
    lines: () => lines,
    isBroken: () => journal.isBroken(),
    close: () => journal.close(),
  }
}

async function readFolder(folder: string, file: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new JournalError(`${folder} cannot be created: ${errorReason(error)}.`, { cause: error })
  })
  return open(file, 'a+', 0o600)
    .then((handle) => readJournal(handle).finally(() => handle.close()))
    .catch((error: unknown) => {
      throw new JournalError(`${file} cannot be read: ${errorReason(error)}.`, { cause: error })
    })
}
