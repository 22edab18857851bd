import type { IncomingMessage, ServerResponse } from 'node:http'
import { reply } from './reply.ts'

/** `degraded`: it responds and stores messages, but needs attention. `failing`: it cannot store messages. */
export type HealthState = 'ok' | 'degraded' | 'failing'

/**
 * Responds with the health of a server. A degraded server still works, so orchestrators and load balancers get 200; with `?strict`, for
 * alerts to people, it is 503 as well.
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
