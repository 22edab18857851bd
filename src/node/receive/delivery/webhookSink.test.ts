import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import { webhookSink } from './webhookSink.ts'

const SUBMISSION: Submission = { id: '00000000000000a1', form: 'order', at: Date.UTC(2026, 10, 20), page: '/order', values: {} }
const clock = { now: () => Date.UTC(2026, 10, 21) }

/** A service that answers as it is told; gives its address, and what it was sent. */
async function service(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const requests: { headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body })
      answer(response, request)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

const deliver = (url: string, secret = 'a secret', patienceMs?: number) =>
  webhookSink({ name: 'shop', url, secret, clock, patienceMs }, () => ({
    subject: '',
    text: '',
    values: { name: 'Ada 😀', loaves: 2 },
    email: undefined,
  })).deliver(SUBMISSION)

test.each([
  ['a secret', Buffer.from('a secret')],
  ['whsec_c2VjcmV0IGJ5dGVz', Buffer.from('secret bytes')],
])('F18 a service gets the message as JSON, signed as Standard Webhooks says, with the secret %j', async (secret, key) => {
  const { url, requests } = await service((response) => response.writeHead(204).end())
  await deliver(url, secret)
  const [{ headers, body }] = requests as [(typeof requests)[number]]
  expect(JSON.parse(body)).toEqual({
    type: 'form.submitted',
    timestamp: '2026-11-20T00:00:00.000Z',
    data: { id: '00000000000000a1', form: 'order', page: '/order', values: { name: 'Ada 😀', loaves: 2 } },
  })
  const timestamp = String(clock.now() / 1000)
  expect(headers).toMatchObject({ 'webhook-id': '00000000000000a1', 'idempotency-key': '00000000000000a1', 'webhook-timestamp': timestamp })
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(`00000000000000a1.${timestamp}.${body}`).digest('base64')}`,
  )
})

test.each([301, 302, 307, 308])('F18 nobody is followed elsewhere: %i is a failure', async (status) => {
  const other = await service((response) => response.writeHead(200).end())
  const { url } = await service((response) => response.writeHead(status, { Location: other.url }).end())
  await expect(deliver(url)).rejects.toThrow(`the service responded with status ${status}`)
  expect(other.requests).toEqual([])
})

test.each([400, 404, 410, 429, 500, 503])('F18 %i is a failure in words', async (status) => {
  const { url } = await service((response) => response.writeHead(status).end('x'.repeat(100_000)))
  await expect(deliver(url)).rejects.toThrow(`the service responded with status ${status}`)
})

test('F18 a service that hangs, one that hangs up and one that is not there are failures in words', async () => {
  const hanging = await service(() => {})
  await expect(deliver(hanging.url, 'x', 50)).rejects.toThrow('the service did not respond within 1 s')
  const rude = await service((_response, request) => request.socket.destroy())
  await expect(deliver(rude.url)).rejects.toThrow(/^the service could not be reached: \S+/)
  await expect(deliver('http://127.0.0.1:1')).rejects.toThrow(/^the service could not be reached: /)
})
