import type { ServerResponse } from 'node:http'
import type { ReceiverAnswer } from '#src/site/forms/receiverProtocol.ts'

/** Sends a response with a body. Responses of the receiver are never cached. Does nothing if the client has disconnected. */
export function reply(response: ServerResponse, status: number, type: string, body: string, headers: Record<string, string> = {}): void {
  if (response.destroyed || response.headersSent) return
  const bytes = Buffer.from(body)
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': type, 'Content-Length': bytes.length, ...headers })
  response.end(bytes)
}

/** Sends a JSON response of the protocol. */
export function replyJson(response: ServerResponse, status: number, answer: ReceiverAnswer, headers: Record<string, string> = {}): void {
  reply(response, status, 'application/json; charset=utf-8', JSON.stringify(answer), headers)
}
