import { randomBytes } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Team } from '#schemas/team.ts'
import { readTeam, teamFileOf } from '#src/node/edit/rights/readTeam.ts'
import { type Person, rightsOf } from '#src/node/edit/rights/rightsOf.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { ServeError, listenError } from '#src/node/hosting/serveError.ts'
import { clientAddress } from '#src/node/receive/http/clientAddress.ts'
import { readBody } from '#src/node/receive/http/readBody.ts'
import { visitorLimit } from '#src/node/receive/spam/visitorLimit.ts'
import { printable } from '#src/node/text/printable.ts'
import { urlOf } from '#src/site/words/urlOf.ts'
import { signedCookies } from './cookies.ts'
import { forward, forwardSocket } from './forward.ts'
import { type Refusal, guardHeaders, opensDocument, returnPath, whyNotOurs } from './gate.ts'
import { ATTEMPT_MS, LoginError, type OidcLogin, oidcLogin, readAttempt } from './oidcLogin.ts'
import { plainPage } from './plainPage.ts'
import { presence } from './presence.ts'
import type { Previews } from './previews.ts'
import { SECRET_HEADER, isFromProxy, proxyPerson } from './proxyLogin.ts'
import { type Session, memorySessions } from './sessions.ts'

/** How people log in: at an identity provider, or at a reverse proxy that names them in a header. */
export type LoginKind = { kind: 'oidc'; secret: string } | { kind: 'header'; header: string; secret: string }

type TeamServerOptions = {
  configDir: string
  /** The address of the editor for browsers. */
  address: URL
  host: string
  port: number
  login: LoginKind
  previews(team: () => Team): Previews
  now?: () => number
  log(line: string): void
}

const CALLBACK = '/_team/callback'

/** Where an open editor says which page it shows. */
const HERE = '/_team/here'

/** Requests that an open editor repeats without its person. They neither prolong a session nor start a preview. */
const REPEATED: ReadonlySet<string> = new Set([HERE, '/_dev/edit/comments'])

const PAUSED = 'The editor was not used for a while, and its preview has ended. It starts again with your next change or page.'
const MINUTE_MS = 60_000

/** Attempts to log in: this many per address within this time, in milliseconds. */
const ATTEMPTS = { times: 20, withinMs: 5 * MINUTE_MS }

/** How often idle sessions and previews are looked for, in milliseconds. */
const SWEEP_MS = 30_000

/**
 * Starts the server in front of the previews of a team, which authenticates every request. Throws a `ServeError` if the team file cannot be
 * used or the address is not available.
 */
export async function teamServer(options: TeamServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { configDir, address, host, port, login, now = Date.now, log } = options
  const teamFile = teamFileOf(configDir)
  const first = readTeam(teamFile)
  if ('failure' in first) throw new ServeError(first.failure)
  if (login.kind === 'oidc' && !first.login)
    throw new ServeError(`${teamFile} has no "login". Add the issuer and the clientId, or use --trust-header.`)
  if (login.kind === 'header' && first.proxies.length === 0)
    throw new ServeError(`${teamFile} has no "proxies". Add the addresses of the reverse proxies whose header counts.`)
  let lastGood: Team = first
  let lastFailure = ''

  /** The current team; the last usable one, without people, while the file has mistakes. */
  function team(): Team {
    const read = readTeam(teamFile)
    if (!('failure' in read)) {
      lastFailure = ''
      return (lastGood = read)
    }
    if (read.failure !== lastFailure) log(`WARNING: ${read.failure}`)
    lastFailure = read.failure
    return { ...lastGood, people: {}, groups: {} }
  }

  const isSecure = address.protocol === 'https:'
  const cookies = signedCookies(randomBytes(32), isSecure)
  const sessions = memorySessions(
    () => ({ idleMs: lastGood.sessions.idleMinutes * MINUTE_MS, mostMs: lastGood.sessions.hours * 60 * MINUTE_MS }),
    now,
  )
  const limit = visitorLimit(ATTEMPTS.times, ATTEMPTS.withinMs, now)
  const people = presence(now)
  /** The open WebSockets of people, which end with their last role. */
  const sockets = new Set<{ person: Person; close(): void }>()
  const previews = options.previews(team)
  const secretHeaders = [SECRET_HEADER, ...(login.kind === 'header' ? [login.header.toLowerCase()] : [])]
  const provider: OidcLogin | undefined =
    login.kind === 'oidc'
      ? oidcLogin(first.login!, { secret: login.secret, callback: address.origin + CALLBACK, home: `${address.origin}/_team/out`, now })
      : undefined

  // Only for paths that `whyNotOurs` has accepted; other ones are answered as the start.
  const pathOf = ({ url = '/' }: IncomingMessage) => urlOf(address.origin + (url.startsWith('/') ? url : '/')) ?? address

  function reply(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    message: string,
    more: Record<string, string | string[]> = {},
  ): void {
    const { pathname } = pathOf(request)
    const isPage = opensDocument(request)
    const mayLogIn = provider !== undefined && status >= 400 && status < 500
    const body = isPage ? plainPage(message, mayLogIn ? [{ label: 'Log in', href: '/_team/login' }] : []) : JSON.stringify({ message })
    const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
    const policy = isPage
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'" }
      : {}
    response
      .writeHead(status, { ...guardHeaders(pathname, address), ...policy, 'content-type': type, ...more })
      .end(request.method === 'HEAD' ? '' : body)
  }

  function lead(request: IncomingMessage, response: ServerResponse, to: string, cookie: string[] = []): void {
    response.writeHead(303, { ...guardHeaders(pathOf(request).pathname, address), location: to, 'set-cookie': cookie }).end()
  }

  /** The person of a request; `isUse` says whether it counts as activity. */
  function personOf(request: IncomingMessage, isUse: boolean): { person: Person; session?: Session } | undefined {
    if (login.kind === 'header') {
      const person = proxyPerson(request, { header: login.header, secret: login.secret, proxies: lastGood.proxies })
      return person && { person }
    }
    const session = sessions.find(cookies.read('session', request.headers.cookie), isUse)
    return session && { person: session.person, session }
  }

  /** Why a person may not use the editor. */
  function whyNoRole(person: Person): Refusal | undefined {
    if (rightsOf(team(), person).roles.length > 0) return undefined
    return { status: 403, message: `${printable(person.email)} has no role in this editor. Ask the people who keep team.json.` }
  }

  async function logIn(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const isBehindProxy = isFromProxy(request, lastGood.proxies)
    const visitor = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for'] as string | undefined,
      isBehindProxy ? 1 : 0,
    )
    if (!provider) return reply(request, response, 401, 'The reverse proxy did not say who you are.')
    if (!limit.allows(visitor))
      return reply(request, response, 429, 'There were too many attempts to log in. Try again in a few minutes.', { 'retry-after': '60' })
    try {
      if (url.pathname === '/_team/login') {
        const begun = await provider.begin(returnPath(url.searchParams.get('to'), address))
        return lead(request, response, begun.url, [cookies.set('login', JSON.stringify(begun.attempt), ATTEMPT_MS / 1000)])
      }
      const over = cookies.set('login', '', 0)
      const attempt = readAttempt(cookies.read('login', request.headers.cookie), now())
      if (!attempt)
        return reply(request, response, 400, 'This login was begun in another browser or has expired. Log in again.', {
          'set-cookie': over,
        })
      const { person, idToken } = await provider.finish(url, attempt)
      const refusal = whyNoRole(person)
      if (refusal) {
        log(`Refused: ${printable(person.email)} has no role.`)
        return reply(request, response, refusal.status, refusal.message, { 'set-cookie': over })
      }
      const before = cookies.read('session', request.headers.cookie)
      if (before !== undefined) sessions.end(before)
      const id = sessions.start(person, idToken)
      log(`${printable(person.email)} logged in.`)
      return lead(request, response, attempt.to, [over, cookies.set('session', id, lastGood.sessions.hours * 3600)])
    } catch (error) {
      // Messages of the library name no secrets, but the address contains the code.
      log(`A login did not succeed: ${printable(errorReason(error))}`)
      const message = error instanceof LoginError ? error.message : 'The login did not succeed. Try again; the log of the server says more.'
      return reply(request, response, error instanceof LoginError ? 403 : 502, message, { 'set-cookie': cookies.set('login', '', 0) })
    }
  }

  async function logOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = cookies.read('session', request.headers.cookie)
    const session = sessions.find(id)
    if (id !== undefined) sessions.end(id)
    if (session) {
      people.leave(session.person.email)
      log(`${printable(session.person.email)} logged out.`)
    }
    const to = session?.idToken === undefined ? undefined : await provider?.logoutUrl(session.idToken).catch(() => undefined)
    const over = { ...guardHeaders('/_team/logout', address), 'set-cookie': cookies.set('session', '', 0), 'clear-site-data': '"cache"' }
    response.writeHead(200, { ...over, 'content-type': 'application/json' }).end(JSON.stringify({ to: to ?? '/_team/out' }))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const foreign = whyNotOurs(request, address)
    if (foreign) return reply(request, response, foreign.status, foreign.message)
    const url = pathOf(request)
    const { pathname } = url
    if (pathname === '/_team/login' || pathname === CALLBACK) return logIn(request, response, url)
    if (pathname === '/_team/out') return reply(request, response, 200, 'You are logged out.')
    if (pathname === '/_team/logout' && request.method === 'POST') return logOut(request, response)
    const isHere = pathname === HERE && request.method === 'POST'
    const isUse = !REPEATED.has(pathname)
    const known = personOf(request, isUse)
    if (!known) {
      if (provider && opensDocument(request))
        return lead(request, response, `/_team/login?to=${encodeURIComponent(url.pathname + url.search)}`)
      return reply(request, response, 401, 'You are logged out. Open the editor in a new tab to log in, and then continue here.')
    }
    const refusal = whyNoRole(known.person)
    if (refusal) return reply(request, response, refusal.status, refusal.message)
    if (isHere) {
      const path = await readBody(request)
      if (!Buffer.isBuffer(path)) return reply(request, response, 413, 'This is not the path of a page.')
      const others = people.note(known.person, path.toString().slice(0, 300))
      response.writeHead(200, { ...guardHeaders(pathname, address), 'content-type': 'application/json' }).end(JSON.stringify({ others }))
      return
    }
    // Addresses with two underscores open files on the server’s machine.
    if (pathname.startsWith('/_team/') || pathname.startsWith('/__')) return reply(request, response, 404, 'Not found.')
    const upstream = await (isUse ? previews.of(known.person) : previews.running(known.person))
    if (!upstream) return reply(request, response, 503, PAUSED)
    if ('failure' in upstream) return reply(request, response, 503, upstream.failure, { 'retry-after': '10' })
    forward(request, response, upstream, {
      path: url.pathname + url.search,
      guarding: guardHeaders(pathname, address),
      secretHeaders,
      gone: () => reply(request, response, 502, 'The preview has ended. Load the page again.'),
    })
  }

  async function connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    if (whyNotOurs({ method: request.method, url: request.url, headers: request.headers, isUpgrade: true }, address))
      return refuse('403 Forbidden')
    const known = personOf(request, false)
    if (!known || whyNoRole(known.person)) return refuse('401 Unauthorized')
    // Open pages try to connect again every second.
    const upstream = await previews.running(known.person)
    if (!upstream || 'failure' in upstream || socket.destroyed) return refuse('503 Service Unavailable')
    const open = { person: known.person, close: forwardSocket(request, socket, head, upstream, secretHeaders) }
    sockets.add(open)
    const forget = known.session && sessions.onEnd(known.session, open.close)
    socket.on('close', () => {
      sockets.delete(open)
      forget?.()
    })
  }

  // Photographs on slow lines take a while.
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 120_000, requireHostHeader: false }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(`A request failed: ${printable(errorReason(error))}`)
      if (response.headersSent) response.destroy()
      else reply(request, response, 500, 'Something went wrong. The log of the server says more.')
    })
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    connect(request, socket, head).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new ServeError(listenError(error, port, host).message.replaceAll('npm start', 'npm run edit'), { cause: error })),
    )
    server.listen(port, host, resolve)
  })
  const sweeping = setInterval(() => {
    sessions.sweep()
    for (const { person, close } of sockets) if (whyNoRole(person)) close()
    previews.sweep(now() - team().previews.idleMinutes * MINUTE_MS)
  }, SWEEP_MS)
  sweeping.unref()
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(sweeping)
      server.closeAllConnections()
      const closed = new Promise((done) => server.close(done))
      await Promise.all([closed, previews.close()])
    },
  }
}
