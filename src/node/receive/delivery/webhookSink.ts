import { createHmac } from 'node:crypto'
import type { Clock } from '#src/node/receive/clock.ts'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import { errorCode } from '#src/node/files/systemError.ts'
import { filesOf } from './filesOf.ts'
import { DeliveryError } from './deliveryError.ts'
import type { Message } from './messageOf.ts'
import type { Sink } from './sink.ts'

/** `secret` is text, or base64 with the prefix `whsec_`. */
export type WebhookOptions = { name: string; url: string; secret: string; clock: Pick<Clock, 'now'>; patienceMs?: number }

/**
 * Posts each message as JSON to another service, signed according to Standard Webhooks (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature`). A message sent again has the same id. Only statuses from 200 to 299 count as success; redirects are not followed.
 */
export function webhookSink(
  { name, url, secret, clock, patienceMs = 10_000 }: WebhookOptions,
  messageOf: (submission: Submission) => Message,
): Sink {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)
  return {
    name,
    atOnce: 4,
    async deliver(submission, contentOf) {
      const { id, form, at, page } = submission
      const timestamp = String(Math.floor(clock.now() / 1000))
      const { values } = messageOf(submission)
      const files = await filesOf(submission, contentOf)
      const sent = files.map(({ field, name, type, content }) => ({ field, name, type, content: content.toString('base64') }))
      const data = { id, form, page, values, ...(sent.length > 0 && { files: sent }) }
      const body = JSON.stringify({ type: 'form.submitted', timestamp: new Date(at).toISOString(), data })
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
      let status: number
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(patienceMs),
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': id,
            'webhook-id': id,
            'webhook-timestamp': timestamp,
            'webhook-signature': `v1,${signature}`,
          },
        })
        ;({ status } = answer)
        await answer.body?.cancel()
      } catch (error) {
        throw new DeliveryError(reasonOf(error, patienceMs), { cause: error })
      }
      if (status < 200 || status > 299) throw new DeliveryError(`the service responded with status ${status}`)
    },
  }
}

function reasonOf(error: unknown, patienceMs: number): string {
  if ((error as Error).name === 'TimeoutError') return `the service did not respond within ${Math.ceil(patienceMs / 1000)} s`
  return `the service could not be reached: ${errorCode((error as Error).cause) ?? (error as Error).message}`
}
