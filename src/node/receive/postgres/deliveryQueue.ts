import PgBoss from 'pg-boss'
import type { Ask, Database } from './database.ts'
import { takeTurns } from './takeTurns.ts'

/** A due delivery, as identified by the queue. */
export type QueuedDelivery = { lease: string; id: string }

/** The queue of deliveries: a delivery taken by one receiver is not given to another until it is settled, or until the lease expires. */
export type DeliveryQueue = {
  /** Creates the queues of recipients; call it before adding deliveries. It is not part of a transaction, but runs its own queries. */
  prepare(recipients: readonly string[]): Promise<void>
  /** Adds a delivery to the queue, within the transaction of `ask`. */
  put(ask: Ask, delivery: { id: string; recipient: string }, at: Date): Promise<void>
  take(recipient: string, most: number): Promise<QueuedDelivery[]>
  /** Removes a delivery from the queue. */
  settle(ask: Ask, recipient: string, lease: string): Promise<void>
  close(): Promise<void>
}

/** `leaseSeconds`: after this period without a result, a receiver is considered dead, and its deliveries are given to other receivers. */
export type QueueOptions = { leaseSeconds: number; log: (line: string) => void }

/** How long settled deliveries are kept, in seconds: they contain only ids. */
const SETTLED = { archiveCompletedAfterSeconds: 3600, deleteAfterSeconds: 86_400 }
const LONGEST_WAIT_DAYS = 60
const NO_LIMIT = 1_000_000

/** Opens the queue in a database. Its tables are in a separate schema. */
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
      // Sequential within this process, too: each waiting transaction occupies a connection.
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
