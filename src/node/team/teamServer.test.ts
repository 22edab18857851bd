import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, createServer, request as ask } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TEAM_KEY_HEADER } from '#src/node/dev/teamKey.ts'
import { type Visitor, logInAt, visitor } from '#tests/support/cookieJar.ts'
import { CLIENT, type Twist, lyingProvider, realProvider } from '#tests/support/identityProvider.ts'
import { SECRET_HEADER } from './proxyLogin.ts'
import { type LoginKind, teamServer } from './teamServer.ts'

const OIDC: LoginKind = { kind: 'oidc', secret: CLIENT.secret }
const HEADER_SECRET = 'a secret that the proxy and the editor share'
const HEADER: LoginKind = { kind: 'header', header: 'X-Forwarded-Email', secret: HEADER_SECRET }

const ACCOUNTS = {
  anna: { email: 'Anna@example.com', email_verified: true, name: 'Anna <b>Example</b>', groups: ['marketing'] },
  bert: { email: 'bert@example.com', email_verified: true, name: 'Bert' },
  carl: { email: 'carl@example.com', email_verified: false, name: 'Carl' },
  dora: { name: 'Dora' },
}
const TEAM = {
  roles: { writer: { may: [{ acts: ['edit'] }] } },
  people: { 'anna@example.com': ['writer'], 'carl@example.com': ['writer'] },
  sessions: { idleMinutes: 30, hours: 8 },
}

type Seen = { url: string; method: string; headers: IncomingHttpHeaders; body: string }

/** A team’s editor whose previews answer with what they have received. `clock` can be set. */
async function begun({
  login = OIDC,
  team = {},
  provider,
}: { login?: LoginKind; team?: object; provider?: (home: () => string) => Promise<string> } = {}) {
  const project = mkdtempSync(join(tmpdir(), 'team-'))
  mkdirSync(join(project, 'config'))
  const seen: Seen[] = []
  const upstream = createServer(async (request, response) => {
    let body = ''
    for await (const part of request as AsyncIterable<Buffer>) body += part.toString()
    seen.push({ url: request.url!, method: request.method!, headers: request.headers, body })
    const isGone = request.url!.includes('gone')
    const lasting = request.url!.startsWith('/_edit/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}
    response
      .writeHead(isGone ? 404 : 200, { 'content-type': 'text/html', 'access-control-allow-origin': '*', 'set-cookie': 'a=b', ...lasting })
      .end('a page of the preview')
  })
  upstream.on('upgrade', (request: IncomingMessage, socket) => {
    seen.push({ url: request.url!, method: 'UPGRADE', headers: request.headers, body: '' })
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello')
    socket.on('error', () => socket.destroy()).on('data', () => undefined)
  })
  await new Promise<void>((resolve) => void upstream.listen(0, 'localhost', resolve))
  const clock = { now: Date.now() }
  const lines: string[] = []
  const started: string[] = []
  // The address is needed before the port is known.
  const free = createServer()
  const port = await new Promise<number>((resolve) => void free.listen(0, '127.0.0.1', () => resolve((free.address() as AddressInfo).port)))
  await new Promise((done) => void free.close(done))
  const home = `http://127.0.0.1:${port}`
  const issuer = await (provider ?? ((at) => realProvider(ACCOUNTS, at)))(() => home)
  const write = (value: object) =>
    writeFileSync(join(project, 'team.json'), JSON.stringify({ login: { issuer, clientId: CLIENT.id }, ...TEAM, ...value }))
  write(team)
  const preview = () => ({ port: (upstream.address() as AddressInfo).port, key: 'the key' })
  const server = await teamServer({
    configDir: join(project, 'config'),
    address: new URL(home),
    host: '127.0.0.1',
    port,
    login,
    log: (line) => lines.push(line),
    now: () => clock.now,
    previews: () => ({
      of: ({ email }) => {
        started.push(email)
        return Promise.resolve(preview())
      },
      running: ({ email }) => (started.includes(email) ? Promise.resolve(preview()) : undefined),
      sweep: () => undefined,
      close: () => Promise.resolve(),
    }),
  })
  onTestFinished(async () => {
    await server.close()
    upstream.closeAllConnections()
    upstream.close()
    rmSync(project, { recursive: true, force: true })
  })
  return { home, port, seen, clock, lines, started, write }
}

type Begun = Awaited<ReturnType<typeof begun>>

/** Logs a visitor in, and returns the response to what the provider sends back. */
async function logIn({ home }: Begun, account = 'anna', person: Visitor = visitor(), path = '/_edit?path=/visit') {
  const callback = await logInAt(person, `${home}${path}`, account, home)
  return { person, callback, response: await person.ask(callback) }
}

const post = (origin: string | undefined, body = '{}') => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
})

test('a person logs in at a real provider, and lands where they wanted to be, with all that protects the session', async () => {
  const server = await begun()
  const { person, response } = await logIn(server)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/_edit?path=/visit')
  const cookies = response.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  const page = await person.ask(`${server.home}/_edit`)
  expect(await page.text()).toBe('a page of the preview')
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  expect(page.headers.get('set-cookie')).toBeNull()
  expect((await person.ask(`${server.home}/visit`)).headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(server.started).toEqual(['anna@example.com', 'anna@example.com'])
  // The preview hears nothing of sessions.
  expect(server.seen[0]!.headers).toMatchObject({ host: expect.stringMatching(/^localhost:\d+$/) as string, [TEAM_KEY_HEADER]: 'the key' })
  expect(server.seen[0]!.headers).not.toHaveProperty('cookie')
  const said = server.lines.join('\n')
  expect(said).toBe('anna@example.com logged in.')
  expect(said).not.toContain(CLIENT.secret)
})

test('browsers keep code that never changes, for this person only, and nothing else', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  const kept = async (path: string, by = person) => (await by.ask(server.home + path)).headers.get('cache-control')
  expect(await kept('/_edit/assets/main-1a2b.js')).toBe('private, max-age=31536000, immutable')
  expect(await kept('/_edit/assets/gone-1a2b.js')).toBe('no-store')
  expect(await kept('/visit')).toBe('no-store')
  expect(await kept('/_edit/assets/main-1a2b.js', visitor())).toBe('no-store')
})

test('behind TLS, cookies are bound to the host and sent by TLS only', async () => {
  const { signedCookies } = await import('./cookies.ts')
  const cookies = signedCookies(Buffer.alloc(32, 1), true)
  const line = cookies.set('session', 'an id', 60)
  expect(line).toMatch(/^__Host-team-session=[\w-]+\.[\w-]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/)
  const [pair = ''] = line.split(';')
  expect(cookies.read('session', pair)).toBe('an id')
  for (const wrong of [`${pair}x`, pair.replace('team-session', 'team-login'), `${pair}; ${pair}`, pair.replace(/=.*\./, '=aWQ.')])
    expect(cookies.read('session', wrong), wrong).toBeUndefined()
  expect(cookies.read('login', pair.replace('team-session', 'team-login'))).toBeUndefined()
  expect(signedCookies(Buffer.alloc(32, 2), true).read('session', pair)).toBeUndefined()
})

test('nothing is served without a login', async () => {
  const server = await begun()
  const someone = visitor()
  const paths = [
    '/',
    '/_edit',
    '/visit',
    '/_dev/edit/site',
    '/src/client.tsx',
    '/assets/logo.svg',
    '/_team/here',
    '/@fs/etc/passwd',
    '/..%2f..%2fetc/passwd',
  ]
  for (const path of paths) {
    expect((await someone.ask(`${server.home}${path}`)).status, path).toBe(303)
    const script = await someone.ask(`${server.home}${path}`, { headers: { accept: '*/*', 'sec-fetch-mode': 'cors' } })
    expect(script.status, path).toBe(401)
    expect((await someone.ask(`${server.home}${path}`, post(server.home))).status, path).toBe(401)
  }
  expect(server.seen).toEqual([])
})

const lies: [string, Twist, string][] = [
  ['another issuer', { claims: { iss: 'https://evil.example' } }, ''],
  ['a token for another client', { claims: { aud: 'another-client' } }, ''],
  ['a token that has expired', { claims: { exp: 1_700_000_000 } }, ''],
  ['another nonce', { claims: { nonce: 'another' } }, ''],
  ['no nonce', { claims: { nonce: undefined } }, ''],
  ['a forged signature', { isForged: true }, ''],
  ['no signature', { isUnsigned: true }, ''],
  ['no token', { hasNoToken: true }, ''],
  ['an address that is not verified', { claims: { email_verified: false } }, 'is not verified'],
  ['an address of which nothing is said', { claims: { email_verified: undefined } }, 'is not verified'],
  ['a word instead of whether it is verified', { claims: { email_verified: 'true' } }, 'is not verified'],
  ['no address', { claims: { email: undefined } }, 'has no e-mail address'],
  ['a person without a role', { claims: { email: 'eve@example.com' } }, 'has no role'],
]

test.each(lies)('a provider that sends %s logs nobody in', async (_title, twist, message) => {
  const server = await begun({ provider: async () => (await lyingProvider(twist)).issuer })
  const person = visitor()
  const { response } = await person.follow(`${server.home}/_edit`)
  expect([403, 502]).toContain(response.status)
  expect(await response.text()).toContain(message)
  expect([...person.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  expect((await person.ask(`${server.home}/_dev/edit/site`, { headers: { accept: '*/*' } })).status).toBe(401)
})

test('a name that is too long does not keep its person out', async () => {
  const server = await begun({ provider: async () => (await lyingProvider({ claims: { name: 'Anna '.repeat(100) } })).issuer })
  expect((await visitor().follow(`${server.home}/_edit`)).response.status).toBe(200)
})

test('an honest stand-in logs in, with a verifier for its challenge', async () => {
  let sent: URLSearchParams[] = []
  const server = await begun({
    provider: async () => {
      const lying = await lyingProvider({})
      sent = lying.sent
      return lying.issuer
    },
  })
  const { response } = await visitor().follow(`${server.home}/_edit`)
  expect(response.status).toBe(200)
  expect(sent[0]!.get('code_verifier')!.length).toBeGreaterThan(40)
})

test('a response counts in the browser that began the login only, once, and for its state', async () => {
  const server = await begun()
  const { person, callback } = await logIn(server)
  expect((await visitor().ask(callback)).status).toBe(400)
  expect((await person.ask(callback)).status).toBe(400)
  const other = visitor()
  const sent = await logInAt(other, `${server.home}/_edit`, 'anna', server.home)
  const forged = new URL(sent)
  forged.searchParams.set('state', 'another')
  expect((await other.ask(forged.href)).status).toBe(502)
  expect(server.lines.join('\n')).not.toContain(forged.searchParams.get('code')!)
})

test('an attempt to log in expires', async () => {
  const server = await begun()
  const person = visitor()
  const callback = await logInAt(person, `${server.home}/_edit`, 'anna', server.home)
  server.clock.now += 11 * 60_000
  expect((await person.ask(callback)).status).toBe(400)
})

test.each([
  ['bert', 'bert@example.com has no role'],
  ['carl', 'is not verified'],
  ['dora', 'has no e-mail address'],
])('%s is told why they cannot log in', async (account, message) => {
  const server = await begun()
  const { response, person } = await logIn(server, account)
  expect(response.status).toBe(403)
  expect(await response.text()).toContain(message)
  expect((await person.ask(`${server.home}/visit`)).status).toBe(303)
})

test('sessions end when idle, after their longest time, at the logout, and when the role is taken away', async () => {
  const server = await begun()
  const status = async (person: Visitor) => (await person.ask(`${server.home}/visit`, { headers: { accept: '*/*' } })).status
  const { person } = await logIn(server)
  const here = () => person.ask(`${server.home}/_team/here`, post(server.home, '/visit'))
  const comments = () => person.ask(`${server.home}/_dev/edit/comments`, { headers: { accept: '*/*' } })
  server.clock.now += 29 * 60_000
  expect(await status(person)).toBe(200)
  server.clock.now += 20 * 60_000
  // Requests that the editor repeats by itself are not use.
  expect((await here()).status).toBe(200)
  expect((await comments()).status).toBe(200)
  server.clock.now += 20 * 60_000
  expect(await status(person)).toBe(401)

  const longer = await logIn(server)
  for (let hour = 0; hour < 16; hour++) {
    server.clock.now += 29 * 60_000
    expect(await status(longer.person)).toBe(200)
  }
  server.clock.now += 29 * 60_000
  expect(await status(longer.person)).toBe(401)

  const third = await logIn(server)
  const stolen = new Map(third.person.cookies)
  const out = await third.person.ask(`${server.home}/_team/logout`, post(server.home))
  expect(((await out.json()) as { to: string }).to).toMatch(/\/session\/end\?/)
  const thief = visitor()
  for (const [name, value] of stolen) thief.cookies.set(name, value)
  expect(await status(thief)).toBe(401)

  const fourth = await logIn(server)
  expect(await status(fourth.person)).toBe(200)
  server.write({ people: {} })
  expect(await status(fourth.person)).toBe(403)
})

test('a login starts a new session and ends the one before', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  const before = new Map(person.cookies)
  await logIn(server, 'anna', person, '/_team/login')
  const old = visitor()
  for (const [name, value] of before) old.cookies.set(name, value)
  expect((await old.ask(`${server.home}/visit`, { headers: { accept: '*/*' } })).status).toBe(401)
  expect((await person.ask(`${server.home}/visit`)).status).toBe(200)
})

test('a page that is left open does not start a preview again', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  const comments = () => person.ask(`${server.home}/_dev/edit/comments`, { headers: { accept: '*/*' } })
  expect(await (await comments()).text()).toContain('The editor was not used for a while')
  expect(server.started).toEqual([])
  expect((await person.ask(`${server.home}/visit`)).status).toBe(200)
  expect((await comments()).status).toBe(200)
})

test('the name of the open page is short', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  expect((await person.ask(`${server.home}/_team/here`, post(server.home, 'x'.repeat(100_000)))).status).toBe(413)
})

test('changes that other sites send are refused', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  const wrong: [string | undefined, Record<string, string>][] = [
    [undefined, {}],
    ['https://evil.example', {}],
    ['http://127.0.0.1:1', {}],
    ['null', {}],
    [server.home, { 'sec-fetch-site': 'cross-site' }],
    [server.home, { 'sec-fetch-site': 'same-site' }],
  ]
  for (const [origin, metadata] of wrong) {
    const asked = post(origin)
    for (const path of ['/_dev/edit/apply', '/_team/logout', '/_team/here'])
      expect((await person.ask(`${server.home}${path}`, { ...asked, headers: { ...asked.headers, ...metadata } })).status, origin).toBe(403)
  }
  expect(server.seen).toEqual([])
})

test('a change of the editor itself reaches the preview, with the origin that the preview expects', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  expect((await person.ask(`${server.home}/_dev/edit/apply`, post(server.home, '{"a":1}'))).status).toBe(200)
  const [sent] = server.seen
  expect(sent).toMatchObject({ method: 'POST', url: '/_dev/edit/apply', body: '{"a":1}' })
  expect(sent!.headers.origin).toBe(`http://${sent!.headers.host}`)
})

test('other sites can link to pages, and embed nothing', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  const from = (mode: string, dest: string) => ({
    headers: { accept: '*/*', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
  })
  expect((await person.ask(`${server.home}/visit`, from('navigate', 'document'))).status).toBe(200)
  for (const [mode, dest] of [
    ['navigate', 'iframe'],
    ['no-cors', 'image'],
    ['no-cors', 'script'],
    ['cors', 'empty'],
  ] as const)
    expect((await person.ask(`${server.home}/visit`, from(mode, dest))).status, dest).toBe(403)
})

/** The status line and headers of a raw request, which `fetch` would not send. */
function raw(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    let text = ''
    socket.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.includes('\r\n\r\n')) socket.end()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
}

test('requests for other hosts, by other methods or for other addresses are refused', async () => {
  const { port, seen, home } = await begun()
  const host = new URL(home).host
  const status = async (first: string, ...more: string[]) => Number((await raw(port, [first, ...more, 'Connection: close'])).split(' ')[1])
  expect(await status('GET /_edit HTTP/1.1', 'Host: evil.example')).toBe(421)
  expect(await status('GET /_edit HTTP/1.1', `Host: ${host}.evil.example`)).toBe(421)
  expect(await status('GET /_edit HTTP/1.1', 'X-Nothing: 1')).toBe(421)
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])
    expect(await status(`${method} /_edit HTTP/1.1`, `Host: ${host}`), method).toBe(405)
  for (const path of ['//evil.example/', '/\\evil.example', 'http://evil.example/_edit', '*'])
    expect(await status(`GET ${path} HTTP/1.1`, `Host: ${host}`), path).toBe(400)
  expect(seen).toEqual([])
})

test('the login leads to paths of the editor only', async () => {
  const server = await begun({ provider: async () => (await lyingProvider({})).issuer })
  const elsewhere = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/_team/logout',
    'javascript:alert(1)',
    '/a\r\nb',
  ]
  for (const to of elsewhere) {
    const { url } = await visitor().follow(`${server.home}/_team/login?to=${encodeURIComponent(to)}`)
    expect(url, to).toBe(`${server.home}/_edit`)
  }
})

test('attempts to log in are limited for each address', async () => {
  const server = await begun({ provider: async () => (await lyingProvider({})).issuer })
  const statuses: number[] = []
  for (let count = 0; count < 25; count++) statuses.push((await visitor().ask(`${server.home}/_team/login`)).status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

/** Opens a WebSocket; returns the status line, and whether the socket has been closed. */
function upgrade(server: Begun, headers: Record<string, string>) {
  return new Promise<{ status: number; first: string; isClosed(): boolean; closed: Promise<void> }>((resolve, reject) => {
    const sent = ask({
      port: server.port,
      host: '127.0.0.1',
      path: '/?token=x',
      headers: { host: new URL(server.home).host, connection: 'Upgrade', upgrade: 'websocket', ...headers },
    })
    sent.on('upgrade', (answer, socket, head) => {
      const closed = new Promise<void>((done) => void socket.on('close', () => done()).on('error', () => undefined))
      onTestFinished(() => void socket.destroy())
      const told = (first: string) => resolve({ status: answer.statusCode!, first, isClosed: () => socket.destroyed, closed })
      if (head.length > 0) told(head.toString())
      else socket.once('data', (part: Buffer) => told(part.toString()))
    })
    sent.on('response', (answer) => resolve({ status: answer.statusCode!, first: '', isClosed: () => true, closed: Promise.resolve() }))
    sent.on('error', reject)
    sent.end()
  })
}

/** The cookies of a visitor, as a header has them. */
const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name.split(' ')[1]}=${value}`).join('; ')

test('a WebSocket needs a session and the origin of the editor, and ends with the session', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  const cookie = cookieOf(person)
  expect((await upgrade(server, { origin: server.home })).status).toBe(401)
  expect((await upgrade(server, { cookie })).status).toBe(403)
  expect((await upgrade(server, { cookie, origin: 'https://evil.example' })).status).toBe(403)
  expect((await upgrade(server, { cookie, origin: server.home })).status).toBe(503)
  expect(server.seen).toEqual([])
  await person.ask(`${server.home}/visit`)
  const open = await upgrade(server, { cookie, origin: server.home })
  expect(open).toMatchObject({ status: 101, first: 'hello' })
  expect(server.seen.at(-1)).toMatchObject({ method: 'UPGRADE', headers: { [TEAM_KEY_HEADER]: 'the key' } })
  await person.ask(`${server.home}/_team/logout`, post(server.home))
  await open.closed
  expect(open.isClosed()).toBe(true)
})

test('a WebSocket ends when its person has no role any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await begun()
  const { person } = await logIn(server)
  await person.ask(`${server.home}/visit`)
  const open = await upgrade(server, { cookie: cookieOf(person), origin: server.home })
  vi.advanceTimersByTime(30_000)
  expect(open.isClosed()).toBe(false)
  server.write({ people: {} })
  vi.advanceTimersByTime(30_000)
  await open.closed
  expect(open.isClosed()).toBe(true)
})

test('the text editor of the server cannot be opened', async () => {
  const server = await begun()
  const { person } = await logIn(server)
  for (const path of ['/__open-in-editor?file=/etc/passwd', '/a/../__open-in-editor?file=x', '/__OPEN-IN-EDITOR?file=x'])
    expect((await person.ask(`${server.home}${path}`, { headers: { accept: '*/*' } })).status, path).toBe(404)
  expect(server.seen).toEqual([])
})

test('the header of a reverse proxy counts from its address and with its secret only', async () => {
  const good = { 'x-forwarded-email': 'anna@example.com', [SECRET_HEADER]: HEADER_SECRET }
  const proxied = await begun({ login: HEADER, team: { proxies: ['127.0.0.1'] } })
  const status = async (server: Begun, headers: object) =>
    (await visitor().ask(`${server.home}/visit`, { headers: headers as Record<string, string> })).status
  expect(await status(proxied, good)).toBe(200)
  expect(proxied.seen[0]!.headers).not.toHaveProperty('x-forwarded-email')
  expect(proxied.seen[0]!.headers).not.toHaveProperty(SECRET_HEADER)
  for (const wrong of [
    {},
    { 'x-forwarded-email': 'anna@example.com' },
    { ...good, [SECRET_HEADER]: 'another secret' },
    { ...good, 'x-forwarded-email': 'eve@example.com, anna@example.com' },
    { ...good, 'x-forwarded-email': '' },
    { ...good, 'x-forwarded-email': 'anna@example.com anna@example.com' },
  ])
    expect(await status(proxied, wrong), JSON.stringify(wrong)).toBe(401)
  expect(await status(proxied, { ...good, 'x-forwarded-email': 'eve@example.com' })).toBe(403)
  const elsewhere = await begun({ login: HEADER, team: { proxies: ['192.0.2.7'] } })
  expect(await status(elsewhere, good)).toBe(401)
  // With a login of its own, the editor believes no header.
  const own = await begun({ team: { proxies: ['127.0.0.1'] } })
  expect(await status(own, good)).toBe(303)
})

test('people see who else is in the editor, and on which page', async () => {
  const server = await begun({ login: HEADER, team: { proxies: ['127.0.0.1'] } })
  const here = async (email: string, path: string) => {
    const headers = { 'x-forwarded-email': email, [SECRET_HEADER]: HEADER_SECRET, origin: server.home }
    return (await (await visitor().ask(`${server.home}/_team/here`, { method: 'POST', body: path, headers })).json()) as object
  }
  expect(await here('anna@example.com', '/visit')).toEqual({ others: [] })
  expect(await here('carl@example.com', '/')).toEqual({ others: [{ name: 'anna@example.com', path: '/visit' }] })
  server.clock.now += 60_000
  expect(await here('carl@example.com', '/')).toEqual({ others: [] })
})
