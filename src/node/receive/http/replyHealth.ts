import type { IncomingMessage, ServerResponse } from 'node:http'
import { reply } from './reply.ts'

/** `degraded`: it answers and keeps messages, but somebody should look after it. `failing`: it cannot keep messages. */
export type HealthState = 'ok' | 'degraded' | 'failing'

/**
 * Answers how a server is. What is degraded still does its work, so whoever would restart it, or send visitors elsewhere, gets 200; with
 * `?strict`, for whoever wakes a person, it is 503 as well.
 */
export function replyHealth(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  health: { state: HealthState; reason?: string | undefined; [figure: string]: unknown },
): void {
  const isStrict = new URLSearchParams(/\?(.*)$/s.exec(url)?.[1]).has('strict')
  const isWell = health.state === 'ok' || (health.state === 'degraded' && !isStrict)
  reply(response, isWell ? 200 : 503, 'application/json; charset=utf-8', JSON.stringify(health))
}
