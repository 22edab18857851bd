import type { Clock } from '#src/node/receive/clock.ts'
import type { Change } from '#src/node/receive/journal/journal.ts'
import type { DeliveryState } from '#src/node/receive/journal/submission.ts'
import type { Ask } from './database.ts'
import type { DeliveryQueue } from './deliveryQueue.ts'

/** Changes one message within a transaction. Returns whether it had any effect. */
type MessageChange = (asking: Ask, id: string) => Promise<boolean>

/** The effect of each change on a message and its deliveries in the queue. */
export function messageChanges(queue: DeliveryQueue, clock: Clock): Record<Change, MessageChange> {
  /** Sets deliveries of a message to waiting, and adds them to the queue. */
  async function requeue(asking: Ask, id: string, states: DeliveryState['state'][]): Promise<boolean> {
    const now = clock.now()
    const rows = await asking<{ recipient: string }>(
      `update forms.deliveries set state = 'waiting', since = $2, next = $2, attempts = 0, why = null
       where id = $1 and state = any($3) returning recipient`,
      [id, now, states],
    )
    for (const { recipient } of rows) await queue.put(asking, { id, recipient }, clock.onTheWall(now))
    return rows.length > 0
  }

  return {
    drop: async (asking, id) => (await asking('delete from forms.messages where id = $1 returning id', [id])).length > 0,
    async release(asking, id) {
      const released = await asking('update forms.messages set is_held = false where id = $1 and is_held returning id', [id])
      if (released.length > 0) await requeue(asking, id, ['waiting'])
      return released.length > 0
    },
    async retry(asking, id) {
      const [open] = await asking('select 1 from forms.messages where id = $1 and not is_held', [id])
      return open !== undefined && requeue(asking, id, ['failed'])
    },
  }
}
