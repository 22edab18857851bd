import type { KeptSubmission, SubmissionState } from '#src/node/receive/journal/submission.ts'
import type { Journal } from '#src/node/receive/journal/journal.ts'
import { listJournal } from '#src/node/receive/journal/listJournal.ts'
import { postgresJournal } from '#src/node/receive/postgres/postgresJournal.ts'
import { systemClock } from '#src/node/receive/systemClock.ts'

/** Where messages are stored: in a database, or else in a folder. */
export type Store = { folder: string; databaseUrl: string | undefined }

/** Which messages to select: all, or those with a state, of a form, or received since a moment (milliseconds since 1970). */
export type Filter = { state?: SubmissionState | undefined; form?: string | undefined; since?: number | undefined }

/** The selected messages, in order of receipt, also while a receiver is running. Throws a `JournalError`. */
export async function* messagesOf({ folder, databaseUrl }: Store, filter: Filter): AsyncGenerator<KeptSubmission> {
  const journal: Journal | null = databaseUrl ? await postgresJournal({ url: databaseUrl, clock: systemClock, log: console.error }) : null
  try {
    for await (const message of journal ? journal.list() : listJournal(folder)) {
      if (filter.state !== undefined && message.state !== filter.state) continue
      if (filter.form !== undefined && message.form !== filter.form) continue
      if (filter.since !== undefined && message.at < filter.since) continue
      yield message
    }
  } finally {
    await journal?.close()
  }
}
