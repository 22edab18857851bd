import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { holdFolder } from '#src/node/receive/folderLock.ts'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import type { Change, Journal } from '#src/node/receive/journal/journal.ts'
import type { KeptSubmission } from '#src/node/receive/journal/submission.ts'
import { postgresJournal } from '#src/node/receive/postgres/postgresJournal.ts'
import { systemClock } from '#src/node/receive/systemClock.ts'
import { type Store, messagesOf } from './messagesOf.ts'
import { leaveOrder } from './orders.ts'

/** The messages that a change can apply to. */
const FITS: Record<Change, (message: KeptSubmission) => boolean> = {
  release: ({ state }) => state === 'held',
  retry: ({ state, deliveries }) => state !== 'held' && Object.values(deliveries).some((delivery) => delivery.state === 'failed'),
  drop: () => true,
}

/** The result: ids that were changed, and those that were requested but not changed. `left`: the receiver has not processed it yet. */
export type Changed = { changed: string[]; others: string[]; left: boolean }

/** How long to wait for the receiver to process an order, in steps. */
const PATIENCE = { steps: 100, ms: 100 }

/**
 * Changes messages, or all eligible ones if there are no ids: directly, or through the receiver that holds the folder. Throws a
 * `JournalError`.
 */
export async function changeMessages(store: Store, change: Change, named: readonly string[] | 'all'): Promise<Changed> {
  const fitting: string[] = []
  for await (const message of messagesOf(store, {})) if (FITS[change](message)) fitting.push(message.id)
  const ids = named === 'all' ? fitting : fitting.filter((id) => named.includes(id))
  const others = named === 'all' ? [] : named.filter((id) => !ids.includes(id))
  if (ids.length === 0) return { changed: [], others, left: false }
  if (store.databaseUrl) {
    const journal = await postgresJournal({ url: store.databaseUrl, clock: systemClock, log: console.error })
    return { changed: await apply(journal, change, ids), others, left: false }
  }
  const held = holdFolder(store.folder)
  if ('release' in held) {
    try {
      const journal = await fileJournal(store.folder, systemClock, console.error)
      return { changed: await apply(journal, change, ids), others, left: false }
    } finally {
      held.release()
    }
  }
  const order = leaveOrder(store.folder, { change, ids }, Date.now())
  for (let step = 0; step < PATIENCE.steps && existsSync(order); step += 1) await delay(PATIENCE.ms)
  return { changed: ids, others, left: existsSync(order) }
}

async function apply(journal: Journal, change: Change, ids: string[]): Promise<string[]> {
  try {
    return await journal.change(change, ids)
  } finally {
    await journal.close()
  }
}
