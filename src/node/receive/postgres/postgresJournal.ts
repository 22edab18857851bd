import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Clock } from '#src/node/receive/clock.ts'
import type { Delivery, Journal, Known } from '#src/node/receive/journal/journal.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import { stateOf } from '#src/node/receive/journal/stateOf.ts'
import type { DeliveryState, KeptSubmission, Submission, Suspicion } from '#src/node/receive/journal/submission.ts'
import { type Ask, database } from './database.ts'
import { deliveryQueue } from './deliveryQueue.ts'
import { messageChanges } from './messageChanges.ts'
import { TABLES } from './tables.ts'
import { takeTurns } from './takeTurns.ts'

const POLL_MS = 1000
const PAGE = 500
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The columns of a message under the property names of a submission. */
const SUBMISSION = 'm.id, m.form, m.at, m.page, m."values", m.files'

type MessageRow = Submission & {
  place: number
  suspicion: Suspicion | null
  is_held: boolean
  deliveries: (DeliveryState & { recipient: string })[] | null
}

/**
 * `holder` is the name of the receiver: the next one with this name immediately continues its unfinished deliveries. No two running
 * receivers may have the same name.
 */
export type PostgresOptions = { url: string; clock: Clock; log: (line: string) => void; leaseSeconds?: number; holder?: string }

/**
 * A journal in PostgreSQL, shared by several receivers. A message and its deliveries are added in one transaction; the unique key of the
 * message prevents two receivers from storing it twice. Throws a `JournalError` if the database cannot be used.
 */
export async function postgresJournal({ url, clock, log, leaseSeconds = 300, holder = randomUUID() }: PostgresOptions): Promise<Journal> {
  const { ask, together, close } = database(url, log)
  // Several receivers may start concurrently.
  const queue = await together(async (asking) => {
    await takeTurns(asking)
    await asking(TABLES)
    return deliveryQueue({ ask, together, close }, { leaseSeconds, log })
  })
  let call = () => {}
  const wallDay = clock.onTheWall(DAY_MS).getTime() - clock.onTheWall(0).getTime()
  const pollMs = (POLL_MS * DAY_MS) / wallDay

  async function find(keys: readonly string[], content: string, asking: Ask = ask): Promise<Known | null> {
    const [row] = await asking<{ id: string; content: string; is_held: boolean }>(
      'select id, content, is_held from forms.messages where key = any($1) limit 1',
      [keys],
    )
    if (!row) return null
    return row.content === content ? { id: row.id, isHeld: row.is_held } : 'otherContent'
  }

  const changes = messageChanges(queue, clock)

  /** Requeues deliveries that a receiver of this name had taken but not settled: it was killed during delivery. */
  async function takeUp(): Promise<void> {
    const asked = "from forms.deliveries where holder = $1 and state = 'waiting'"
    await queue.prepare(
      (await ask<{ recipient: string }>(`select distinct recipient ${asked}`, [holder])).map(({ recipient }) => recipient),
    )
    await together(async (asking) => {
      const rows = await asking<{ id: string; recipient: string; lease: string }>(`select id, recipient, lease ${asked} for update`, [
        holder,
      ])
      for (const { id, recipient, lease } of rows) {
        await queue.settle(asking, recipient, lease)
        await queue.put(asking, { id, recipient }, clock.onTheWall(clock.now()))
      }
      await asking('update forms.deliveries set holder = null, lease = null where holder = $1', [holder])
    })
  }
  await takeUp()

  return {
    find: (keys, content) => find(keys, content),
    async add({ id, form, at, page, values, files, paths = [], keys, content, suspicion, recipients }) {
      const isHeld = suspicion !== undefined
      await queue.prepare(recipients)
      const isAdded = await together(async (asking) => {
        const rows = await asking(
          `insert into forms.messages (id, form, at, page, "values", key, content, suspicion, is_held, files)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do nothing returning id`,
          [id, form, at, page, JSON.stringify(values), keys[0], content, suspicion ?? null, isHeld, files ? JSON.stringify(files) : null],
        )
        if (rows.length === 0) return false
        for (const [place, path] of paths.entries())
          await asking('insert into forms.files values ($1, $2, $3)', [id, place, await readFile(path)])
        for (const recipient of recipients) {
          await asking(`insert into forms.deliveries values ($1, $2, 'waiting', 0, $3, $3, null)`, [id, recipient, at])
          if (!isHeld) await queue.put(asking, { id, recipient }, clock.onTheWall(at))
        }
        return true
      })
      if (!isAdded) {
        const known = await find(keys, content)
        if (!known) throw new JournalError('The earlier message with this key has just been dropped.')
        return known
      }
      if (!isHeld) call()
      return { id, isHeld }
    },
    async contentOf(id, index) {
      const [row] = await ask<{ content: Buffer }>('select content from forms.files where id = $1 and place = $2', [id, index])
      if (!row) throw new JournalError(`A file of the message ${id} is missing.`)
      return row.content
    },
    async take(recipient, most) {
      const deliveries: Delivery[] = []
      for (const { lease, id } of await queue.take(recipient, most)) {
        await ask('update forms.deliveries set holder = $3, lease = $4 where id = $1 and recipient = $2', [id, recipient, holder, lease])
        const [row] = await ask<Submission & { attempts: number; since: number }>(
          `select ${SUBMISSION}, d.attempts, d.since from forms.messages m join forms.deliveries d using (id)
           where m.id = $1 and d.recipient = $2 and d.state = 'waiting' and not m.is_held`,
          [id, recipient],
        )
        if (row) {
          const { attempts, since, ...submission } = row
          deliveries.push({ submission, recipient, attempts, since, lease })
        } else await queue.settle(ask, recipient, lease)
      }
      return deliveries
    },
    pause: () => pollMs,
    async settle({ submission: { id }, recipient, attempts, lease }, outcome) {
      const next = outcome.state === 'waiting' ? outcome.at : clock.now()
      const why = outcome.state === 'done' ? null : outcome.why
      await together(async (asking) => {
        const rows = await asking(
          `update forms.deliveries set state = $3, attempts = $4, next = $5, why = $6, holder = null, lease = null
           where id = $1 and recipient = $2 and state = 'waiting' returning id`,
          [id, recipient, outcome.state, attempts + 1, next, why],
        )
        await queue.settle(asking, recipient, lease)
        if (outcome.state === 'waiting' && rows.length > 0) await queue.put(asking, { id, recipient }, clock.onTheWall(next))
      })
    },
    onDue: (now) => void (call = now),
    async *list() {
      for (let after = 0; ;) {
        const rows = await ask<MessageRow>(
          `select m.place, ${SUBMISSION}, m.suspicion, m.is_held,
             (select json_agg(d) from forms.deliveries d where d.id = m.id) as deliveries
           from forms.messages m where m.place > $1 order by m.place limit ${PAGE}`,
          [after],
        )
        for (const row of rows) yield keptOf(row)
        if (rows.length < PAGE) return
        after = rows.at(-1)!.place
      }
    },
    async change(change, ids) {
      const changed: string[] = []
      const rows = await ask<{ recipient: string }>('select distinct recipient from forms.deliveries where id = any($1)', [ids])
      await queue.prepare(rows.map(({ recipient }) => recipient))
      for (const id of new Set(ids)) if (await together((asking) => changes[change](asking, id))) changed.push(id)
      if (changed.length > 0) call()
      return changed
    },
    async tidy({ keep, keepHeld, giveUp }) {
      const now = clock.now()
      // An hour of grace, because a receiver may be making its last attempt.
      await ask(
        `update forms.deliveries d set state = 'failed', next = $1, why = coalesce(d.why, 'there was no such recipient')
         from forms.messages m where m.id = d.id and not m.is_held and d.state = 'waiting' and d.since < $2`,
        [now, now - giveUp - HOUR_MS],
      )
      await ask('delete from forms.messages where is_held and at < $1', [now - keepHeld])
      await ask(
        `delete from forms.messages m where not is_held
         and not exists (select 1 from forms.deliveries d where d.id = m.id and (d.state = 'waiting' or d.next >= $1))`,
        [now - keep],
      )
    },
    async health() {
      const [row] = await ask<{ waiting: number; held: number; failed: number; failing: number; oldest: number | null }>(
        `select
           (select count(*) from forms.messages where is_held) as held,
           (select count(distinct id) from forms.deliveries d join forms.messages m using (id) where not m.is_held and d.state = 'waiting') as waiting,
           (select count(distinct id) from forms.deliveries d where d.state = 'failed'
             and not exists (select 1 from forms.deliveries o where o.id = d.id and o.state = 'waiting')) as failed,
           (select count(*) from forms.deliveries where state = 'waiting' and attempts > 0) as failing,
           (select min(m.at) from forms.messages m join forms.deliveries d using (id) where not m.is_held and d.state = 'waiting') as oldest`,
      ).catch(() => [])
      return row ? { isWritable: true, ...row } : { isWritable: false, waiting: 0, held: 0, failed: 0, failing: 0, oldest: null }
    },
    async close() {
      await queue.close()
      await close()
    },
  }
}

function keptOf({ place: _place, suspicion, is_held: isHeld, deliveries, ...submission }: MessageRow): KeptSubmission {
  const states = deliveries ?? []
  return {
    ...submission,
    state: stateOf(isHeld, states),
    suspicion: suspicion ?? undefined,
    deliveries: Object.fromEntries(
      states.map(({ recipient, state, attempts, since, next, why }) => [
        recipient,
        { state, attempts, since, next, why: why ?? undefined },
      ]),
    ),
  }
}
