import PgBoss from 'pg-boss'
import type { Ask, Database } from './database.ts'
import { takeTurns } from './takeTurns.ts'

/** A delivery whose time has come, as the queue knows it. */
export type QueuedDelivery = { lease: string; id: string }

/** The queue of deliveries: what one receiver takes, no other gets until it is settled, or until the lease ends. */
export type DeliveryQueue = {
  /** Makes room for deliveries to recipients; to be done before any is put. Not a part of anything done together: it asks by itself. */
  prepare(recipients: readonly string[]): Promise<void>
  /** Puts a delivery into the queue, as a part of what `ask` does together. */
  put(ask: Ask, delivery: { id: string; recipient: string }, at: Date): Promise<void>
  take(recipient: string, most: number): Promise<QueuedDelivery[]>
  /** Takes a delivery off the queue. */
  settle(ask: Ask, recipient: string, lease: string): Promise<void>
  close(): Promise<void>
}

/** `leaseSeconds`: after so long a receiver that said nothing more is taken for dead, and its deliveries are given to others. */
export type QueueOptions = { leaseSeconds: number; log: (line: string) => void }

/** What is settled stays for a while, in seconds: there is nothing in it but ids. */
const SETTLED = { archiveCompletedAfterSeconds: 3600, deleteAfterSeconds: 86_400 }
const LONGEST_WAIT_DAYS = 60
const NO_LIMIT = 1_000_000

/** Opens the queue in a database. Its tables are in a schema of their own. */
export async function deliveryQueue(database: Database, { leaseSeconds, log }: QueueOptions): Promise<DeliveryQueue> {
  const through = (ask: Ask) => ({ executeSql: async (text: string, values: unknown[]) => ({ rows: await ask(text, values) }) })
  const boss = new PgBoss({
    db: through(database.ask),
    schema: 'forms_queue',
    schedule: false,
    maintenanceIntervalSeconds: Math.min(60, leaseSeconds),
    ...SETTLED,
  })
  boss.on('error', (error) => log(error.message))
  await boss.start()
  const queues = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()
  const nameOf = (recipient: string) => `forms-${recipient}`
  const prepare = async (recipient: string) => {
    let queue = queues.get(recipient)
    if (!queue) {
      // One after the other here too: whoever waits for a turn keeps a connection.
      queue = last.then(() =>
        database.together(async (ask) => {
          await takeTurns(ask)
          await boss.createQueue(nameOf(recipient))
        }),
      )
      last = queue.catch(() => {})
      queues.set(recipient, queue)
      queue.catch(() => queues.delete(recipient))
    }
    await queue
  }
  return {
    prepare: async (recipients) => void (await Promise.all(recipients.map(prepare))),
    async put(ask, { id, recipient }, at) {
      const options = { expireInSeconds: leaseSeconds, retryLimit: NO_LIMIT, retryDelay: 0, retentionDays: LONGEST_WAIT_DAYS }
      await boss.send(nameOf(recipient), { id }, { ...options, startAfter: at, db: through(ask) })
    },
    async take(recipient, most) {
      await prepare(recipient)
      const jobs = await boss.fetch<{ id: string }>(nameOf(recipient), { batchSize: most })
      return jobs.map(({ id, data }) => ({ lease: id, id: data.id }))
    },
    settle: (ask, recipient, lease) => boss.complete(nameOf(recipient), lease, {}, { db: through(ask) }),
    close: () => boss.stop({ graceful: false }),
  }
}
