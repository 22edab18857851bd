import { rm, stat, statfs } from 'node:fs/promises'
import { keptFiles } from './keptFiles.ts'
import type { Clock } from '#src/node/receive/clock.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import type { Delivery, Journal, Known, Limits, Health } from './journal.ts'
import { journalStore } from './journalStore.ts'
import { stateOf } from './stateOf.ts'
import type { DeliveryState, NewSubmission } from './submission.ts'
import type { IndexedMessage } from './journalIndex.ts'

/** With less free space than this, in bytes, the disk is treated as full. */
const LEAST_FREE = 2 * 1024 * 1024
/** Number of obsolete lines from which the journal is rewritten. */
const SLACK = { lines: 1000, share: 0.5 }
const LONGEST_PAUSE_MS = 3_600_000

/**
 * The journal of one receiver, in a folder that no other process writes to. Unreadable lines are moved to `damaged.txt` and reported;
 * everything else continues to work. Throws a `JournalError` if the folder cannot be used.
 */
export async function fileJournal(folder: string, clock: Clock, log: (line: string) => void): Promise<Journal> {
  const store = await journalStore(folder, log)
  const { index, write, stored, damagedFile } = store
  const { messages, byKey, waiting } = index
  const files = await keptFiles(folder, new Set(messages.keys()))
  let call = () => {}
  /** Deliveries in progress, by message and recipient. */
  const taken = new Set<string>()
  /** Keys being written. */
  const underway = new Map<string, Promise<Known>>()

  const known = (keys: readonly string[], content: string): Known | null => {
    const message = keys.map((key) => byKey.get(key)).find((found) => found !== undefined)
    if (!message) return null
    return message.content === content ? { id: message.id, isHeld: message.isHeld } : 'otherContent'
  }

  async function keep({ keys, content, suspicion, recipients, paths = [], ...submission }: NewSubmission): Promise<Known> {
    const fresh: DeliveryState = { state: 'waiting', attempts: 0, since: submission.at, next: submission.at }
    const isHeld = suspicion !== undefined
    const deliveries = Object.fromEntries(recipients.map((recipient) => [recipient, fresh]))
    await files.keep(submission.id, paths)
    await write({ entry: 'message', submission, keys: [keys[0]], content, suspicion, isHeld, deliveries }).catch(async (error: unknown) => {
      await files.drop([submission.id])
      throw error
    })
    if (!isHeld) call()
    return { id: submission.id, isHeld }
  }

  return {
    find: (keys, content) => Promise.resolve(known(keys, content)),
    async add(submission) {
      const { keys, content } = submission
      // Two concurrent requests with the same message get one result.
      const before = keys.map((key) => underway.get(key)).find((found) => found !== undefined)
      if (before) await before.catch(() => {})
      const there = known(keys, content)
      if (there) return there
      const writing = keep(submission)
      underway.set(keys[0], writing)
      return writing.finally(() => underway.delete(keys[0]))
    },
    contentOf: files.contentOf,
    async take(recipient, most) {
      const now = clock.now()
      const found: Delivery[] = []
      for (const message of waiting.get(recipient) ?? []) {
        if (found.length >= most) break
        const { attempts, since, next } = message.deliveries.get(recipient)!
        const lease = `${message.id} ${recipient}`
        if (next > now || taken.has(lease)) continue
        taken.add(lease)
        try {
          found.push({ submission: await stored(message), recipient, attempts, since, lease })
        } catch (error) {
          log(errorReason(error))
        }
      }
      return found
    },
    pause(recipient) {
      const now = clock.now()
      let least = LONGEST_PAUSE_MS
      for (const { id, deliveries } of waiting.get(recipient) ?? [])
        if (!taken.has(`${id} ${recipient}`)) least = Math.min(least, deliveries.get(recipient)!.next - now)
      return Math.max(0, least)
    },
    async settle({ submission: { id }, recipient, attempts, since, lease }, outcome) {
      const now = clock.now()
      const { state } = outcome
      const next = state === 'waiting' ? outcome.at : now
      const why = state === 'done' ? undefined : outcome.why
      await write({ entry: 'delivery', id, recipient, delivery: { state, attempts: attempts + 1, since, next, why } })
      taken.delete(lease)
    },
    onDue: (now) => void (call = now),
    async *list() {
      for (const message of messages.values()) yield await stored(message)
    },
    async change(change, ids) {
      const changed: string[] = []
      for (const id of new Set(ids)) {
        const message = messages.get(id)
        if (!message) continue
        const state = stateOf(message.isHeld, message.deliveries.values())
        if (change === 'drop') {
          await write({ entry: 'gone', ids: [id] })
          await files.drop([id])
        } else if (change === 'release' && state === 'held') await write({ entry: 'released', id, at: clock.now() })
        else if (change === 'retry' && [...message.deliveries.values()].some((one) => !message.isHeld && one.state === 'failed'))
          await write({ entry: 'retried', id, at: clock.now() })
        else continue
        changed.push(id)
      }
      if (changed.length > 0) call()
      return changed
    },
    async tidy(limits) {
      const now = clock.now()
      for (const [recipient, those] of waiting) {
        for (const { id, deliveries } of those) {
          const delivery = deliveries.get(recipient)!
          if (now - delivery.since <= limits.giveUp || taken.has(`${id} ${recipient}`)) continue
          const why = delivery.why ?? 'there was no such recipient'
          await write({ entry: 'delivery', id, recipient, delivery: { ...delivery, state: 'failed', next: now, why } })
        }
      }
      const old = [...messages.values()].filter((message) => isOld(message, limits, now)).map(({ id }) => id)
      if (old.length > 0) await write({ entry: 'gone', ids: old })
      await files.drop(old)
      const aside = await stat(damagedFile).catch(() => null)
      if (aside && now - aside.mtimeMs > limits.keep) await rm(damagedFile, { force: true })
      const lines = store.lines()
      const idle = lines - messages.size
      // Visitors’ data is deleted from disk, and not only from the index.
      if (old.length > 0 || (idle > SLACK.lines && idle > lines * SLACK.share)) await store.compact()
    },
    async health() {
      const space = await statfs(folder).catch(() => null)
      let isWritable = space !== null && space.bavail * space.bsize >= LEAST_FREE
      if (store.isBroken() && isWritable)
        isWritable = await write({ entry: 'sign' }).then(
          () => true,
          () => false,
        )
      return { isWritable, ...tallyOf(messages.values()) }
    },
    close: () => store.close(),
  }
}

/** Whether a message may be deleted at a moment: none of its deliveries are waiting, and its retention period is over. */
function isOld({ at, isHeld, deliveries }: Pick<IndexedMessage, 'at' | 'isHeld' | 'deliveries'>, limits: Limits, now: number): boolean {
  const state = stateOf(isHeld, deliveries.values())
  if (state === 'waiting') return false
  if (state === 'held') return now - at > limits.keepHeld
  // Retention starts at the last attempt, when delivery succeeded or was abandoned.
  const last = Math.max(at, ...[...deliveries.values()].map(({ next }) => next))
  return now - last > limits.keep
}

/** The number of these messages by state; they are in order of receipt. */
function tallyOf(messages: Iterable<IndexedMessage>): Omit<Health, 'isWritable'> {
  const tally = { waiting: 0, held: 0, failed: 0, delivered: 0 }
  let failing = 0
  let oldest: number | null = null
  for (const { at, isHeld, deliveries } of messages) {
    const state = stateOf(isHeld, deliveries.values())
    tally[state] += 1
    if (state !== 'waiting') continue
    oldest ??= at
    for (const delivery of deliveries.values()) if (delivery.state === 'waiting' && delivery.attempts > 0) failing += 1
  }
  const { waiting, held, failed } = tally
  return { waiting, held, failed, failing, oldest }
}
