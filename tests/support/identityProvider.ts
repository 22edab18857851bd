import { type KeyPairKeyObjectResult, generateKeyPairSync, sign } from 'node:crypto'
import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

export const CLIENT = { id: 'the-editor', secret: 'a secret of the client, long enough for tests' }

/** An account of the provider, by its login name. */
export type Account = { email?: string; email_verified?: boolean; name?: string; groups?: string[] }

/** Starts a server on this machine until the end of the test; returns its origin. */
async function started(make: (origin: string) => RequestListener | Promise<RequestListener>): Promise<string> {
  let answer: RequestListener = (_request, response) => response.end()
  const server: Server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise((done) => void server.close(() => done()))
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  answer = await make(origin)
  return origin
}

/** A real identity provider with these accounts; any password is right. Returns its issuer. */
export function realProvider(accounts: Record<string, Account>, home: () => string): Promise<string> {
  return started(async (origin) => {
    // It warns of what is meant for tests.
    const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')].map((spy) => spy.mockImplementation(() => undefined))
    const { default: Provider } = await import('oidc-provider')
    const provider = new Provider(origin, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [`${home()}/_team/callback`],
          post_logout_redirect_uris: [`${home()}/_team/out`],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      findAccount: (_context: unknown, id: string) =>
        accounts[id] && { accountId: id, claims: () => Promise.resolve({ sub: id, ...accounts[id] }) },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: true } },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      cookies: { keys: ['the keys of a provider in tests'] },
    })
    for (const spy of quiet) spy.mockRestore()
    return provider.callback()
  })
}

/** The published key of providers, and another one. Making them takes a while. */
const keys = (() => {
  let made: KeyPairKeyObjectResult[] | undefined
  return () => (made ??= [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })))
})()

/** What a hostile or broken provider does differently. */
export type Twist = {
  claims?: Record<string, unknown>
  /** Signs with a key that it does not publish. */
  isForged?: boolean
  /** Leaves the signature out. */
  isUnsigned?: boolean
  hasNoToken?: boolean
}

/** A provider that names one person without asking, and can lie. Returns its issuer, and the requests to its token endpoint. */
export async function lyingProvider(twist: Twist): Promise<{ issuer: string; sent: URLSearchParams[] }> {
  const [own, other] = keys()
  const jwk = { ...own!.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  const sent: URLSearchParams[] = []
  let nonce = ''
  const issuer = await started((origin) => async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const reply = (body: object) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration')
      return reply({
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (url.pathname === '/jwks') return reply({ keys: [jwk] })
    if (url.pathname === '/authorize') {
      nonce = url.searchParams.get('nonce') ?? ''
      const to = new URL(url.searchParams.get('redirect_uri')!)
      to.search = new URLSearchParams({ code: 'a-code', state: url.searchParams.get('state')! }).toString()
      return void response.writeHead(302, { location: to.href }).end()
    }
    let body = ''
    for await (const part of request as AsyncIterable<Buffer>) body += part.toString()
    sent.push(new URLSearchParams(body))
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: origin,
      aud: CLIENT.id,
      sub: 'anna',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'anna@example.com',
      email_verified: true,
      ...twist.claims,
    }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part(twist.isUnsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'one' })}.${part(claims)}`
    const key = (twist.isForged ? other : own)!.privateKey
    const token = `${text}.${twist.isUnsigned ? '' : sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
    reply({ access_token: 'token', token_type: 'Bearer', ...(!twist.hasNoToken && { id_token: token }) })
  })
  return { issuer, sent }
}
