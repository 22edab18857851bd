import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, request as ask } from 'node:http'
import type { Duplex } from 'node:stream'
import { TEAM_KEY_HEADER } from '#src/node/dev/teamKey.ts'

/** Where a preview listens on this machine, and the key that it demands. */
export type Upstream = { port: number; key: string }

/** Headers of one connection, and of browsers, which a preview does not need. */
const DROPPED = ['connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'cookie', 'authorization', 'forwarded', 'referer', 'expect']

/** Request headers for a preview: as if the person were on this machine. Nothing that identifies people or proxies is passed on. */
function inward(headers: IncomingHttpHeaders, { port, key }: Upstream, secretHeaders: readonly string[]): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !DROPPED.includes(name) && !secretHeaders.includes(name) && !['x-', 'proxy-'].some((start) => name.startsWith(start)),
  )
  return {
    ...Object.fromEntries(kept),
    host: `localhost:${port}`,
    ...(headers.origin !== undefined && { origin: `http://localhost:${port}` }),
    [TEAM_KEY_HEADER]: key,
  }
}

/** Response headers of a preview without those that would open it to other sites. Only code that never changes may be kept, by browsers. */
function outward({ statusCode, headers }: IncomingMessage, guarding: Record<string, string>): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !['connection', 'keep-alive', 'set-cookie', 'transfer-encoding'].includes(name) && !name.startsWith('access-control-'),
  )
  const policy = headers['content-security-policy']
  const mayBeKept = statusCode === 200 && headers['cache-control']?.includes('immutable') === true
  return {
    ...Object.fromEntries(kept),
    ...guarding,
    ...(mayBeKept && { 'cache-control': 'private, max-age=31536000, immutable' }),
    ...(policy !== undefined && { 'content-security-policy': `${policy}, ${guarding['content-security-policy']}` }),
  }
}

/** Sends a request to a preview and its response back; 502 if the preview has ended. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: Upstream,
  {
    path,
    guarding,
    secretHeaders,
    gone,
  }: { path: string; guarding: Record<string, string>; secretHeaders: readonly string[]; gone(): void },
): void {
  const { method, headers } = request
  const sent = ask({ host: 'localhost', port: upstream.port, method, path, headers: inward(headers, upstream, secretHeaders) })
  sent.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, outward(answer, guarding))
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  sent.on('error', () => {
    if (response.headersSent) response.destroy()
    else gone()
  })
  response.on('close', () => sent.destroy())
  request.pipe(sent)
}

/** Connects a WebSocket with a preview; returns a function that closes both ends. */
export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upstream: Upstream,
  secretHeaders: readonly string[],
): () => void {
  const { url, headers } = request
  const sent = ask({
    host: 'localhost',
    port: upstream.port,
    path: url,
    headers: { ...inward(headers, upstream, secretHeaders), connection: 'Upgrade', upgrade: 'websocket' },
  })
  const close = () => {
    sent.destroy()
    socket.destroy()
  }
  sent.on('upgrade', (answer, other: Duplex, first: Buffer) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    other.unshift(first)
    other.on('error', close).on('close', close)
    socket.on('close', () => other.destroy())
    other.pipe(socket).pipe(other)
    if (head.length > 0) other.write(head)
  })
  sent.on('response', close).on('error', close)
  socket.on('error', close).on('close', () => sent.destroy())
  sent.end()
  return close
}
