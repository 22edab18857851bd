import { createServer } from 'node:http'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorCode } from '#src/node/files/systemError.ts'
import { refuse } from './refuse.ts'
import { ServeError, listenError } from '#src/node/hosting/serveError.ts'

/** A running server: its address, and a function that closes it. */
export interface Listening {
  /** Without a trailing slash, such as `http://localhost:4173`. */
  url: string
  /** Lets open responses finish for up to 4 s, then aborts them. Can be called more than once. */
  close(): Promise<void>
}

// Even on a server for one machine, silent clients may not hold a socket forever.
const LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000, connectionsCheckingInterval: 2_000 }
const IDLE_SOCKET_MS = 60_000
const GRACE_MS = 4_000

/** A server and its open responses. */
interface Open {
  server: Server
  answers: Set<ServerResponse>
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost'])
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/**
 * Starts to listen. Port 0 takes any free port. Throws a `ServeError` for an invalid or used port or an unknown host. On localhost it
 * listens on both 127.0.0.1 and ::1: a browser may try either for `localhost`, and would otherwise reach another program on the second one.
 * `refusalHeaders` are for responses to malformed requests; requests without a host, or with expectations, also reach the handler.
 */
export async function listen(
  handler: RequestListener,
  port: number,
  host: string,
  refusalHeaders: () => readonly string[] = () => [],
): Promise<Listening> {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ServeError(`The port must be a whole number from 0 to 65535, not ${port}: PORT=4173 npm start`)
  const local = LOOPBACK.has(host)
  const begin = (port: number, host: string) => open(handler, port, host, refusalHeaders)
  const first = await begin(port, local ? '127.0.0.1' : host)
  const servers = [first]
  let name = local ? 'localhost' : nameOf(host)
  const taken = (first.server.address() as AddressInfo).port
  if (local) {
    try {
      servers.push(await begin(taken, '::1'))
    } catch (error) {
      if (!NO_IPV6.has(errorCode((error as Error).cause) ?? '')) {
        // With port 0 any port will do, so the IPv4 address alone is enough.
        name = '127.0.0.1'
        if (port !== 0) {
          await end(first)
          throw error
        }
      }
    }
  }
  let ended: Promise<unknown> | undefined
  return {
    url: `http://${name}:${taken}`,
    close: async () => {
      ended ??= Promise.all(servers.map(end))
      await ended
    },
  }
}

async function open(handler: RequestListener, port: number, host: string, refusalHeaders: () => readonly string[]): Promise<Open> {
  const answers = new Set<ServerResponse>()
  const take: RequestListener = (request, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
    handler(request, response)
  }
  const server = createServer({ ...LIMITS, requireHostHeader: false }, take)
  server.on('checkExpectation', take)
  server.on('clientError', (error, socket) => refuse(error, socket, refusalHeaders()))
  server.setTimeout(IDLE_SOCKET_MS)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  return { server, answers }
}

function end({ server, answers }: Open): Promise<void> {
  return new Promise((resolve) => {
    // Browsers open connections in advance, which would keep the server running.
    const cut = () => server.closeAllConnections()
    const late = setTimeout(cut, GRACE_MS)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    if (answers.size === 0) cut()
    for (const answer of answers) answer.once('close', () => answers.size === 0 && cut())
  })
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
