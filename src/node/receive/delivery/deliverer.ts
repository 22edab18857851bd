import type { Clock } from '#src/node/receive/clock.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import type { Delivery, Journal, Outcome } from '#src/node/receive/journal/journal.ts'
import { DeliveryError } from './deliveryError.ts'
import { retryPause } from './retryPause.ts'
import type { Sink } from './sink.ts'

/** `retryMs` is how long a failing delivery is retried; `random` returns 0 to 1. */
export type DelivererOptions = {
  journal: Journal
  sink: Sink
  clock: Clock
  random: () => number
  retryMs: number
  log: (line: string) => void
}

/** Delivers the waiting messages of one recipient, until it is closed. */
export type Deliverer = {
  /** Checks immediately whether a delivery is due. */
  wake(): void
  /** Starts no more deliveries, and waits for those in progress. */
  close(): Promise<void>
}

/** How long to wait after the journal failed, in milliseconds. */
const JOURNAL_PAUSE_MS = 5000

/** Starts delivering to a recipient. No recipient ever delays another. */
export function deliverer({ journal, sink, clock, random, retryMs, log }: DelivererOptions): Deliverer {
  const underway = new Set<Promise<void>>()
  const ending = new AbortController()
  let isFailing = false
  let alarm = new AbortController()
  const wake = () => {
    alarm.abort()
    alarm = new AbortController()
  }

  async function attempt({ submission, attempts, since }: Delivery): Promise<Outcome> {
    try {
      await sink.deliver(submission, (index) => journal.contentOf(submission.id, index))
      if (isFailing) log(`${sink.name}: delivery works again.`)
      isFailing = false
      return { state: 'done' }
    } catch (error) {
      const isExpected = error instanceof DeliveryError
      const why = isExpected ? error.message : `internal receiver error: ${errorReason(error)}`
      const now = clock.now()
      if (now >= since + retryMs) {
        log(`${sink.name}: gave up on ${submission.id} after ${attempts + 1} attempts: ${why}.`)
        return { state: 'failed', why }
      }
      if (!isFailing) log(`${sink.name}: a message could not be delivered and will be retried: ${why}.`)
      isFailing = true
      return { state: 'waiting', at: Math.min(now + retryPause(attempts + 1, random), since + retryMs), why }
    }
  }

  async function carry(delivery: Delivery): Promise<void> {
    const outcome = await attempt(delivery)
    // A completed delivery must not be repeated because the journal now fails to record it.
    for (let isSaid = false; ; isSaid = true) {
      try {
        return await journal.settle(delivery, outcome)
      } catch (error) {
        if (!isSaid) log(errorReason(error))
        if (ending.signal.aborted) return
        await clock.sleep(JOURNAL_PAUSE_MS)
      }
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      // Read first, so that no later alarm is missed.
      const { signal } = alarm
      const room = sink.atOnce - underway.size
      let due: Delivery[] = []
      let pause = Infinity
      try {
        if (room > 0) {
          due = await journal.take(sink.name, room)
          pause = due.length < room ? journal.pause(sink.name) : 0
        }
      } catch (error) {
        log(errorReason(error))
        pause = JOURNAL_PAUSE_MS
      }
      for (const delivery of due) {
        const carried: Promise<void> = carry(delivery).finally(() => {
          underway.delete(carried)
          wake()
        })
        underway.add(carried)
      }
      if (pause > 0 && !ending.signal.aborted) await (pause === Infinity ? Promise.race(underway) : clock.sleep(pause, signal))
    }
  }

  const running = run()
  return {
    wake,
    async close() {
      ending.abort()
      wake()
      await running
      await Promise.all(underway)
    },
  }
}
