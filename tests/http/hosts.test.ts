import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#tests/support/ask.ts'
import { sampled } from '#tests/support/sampled.ts'
import { ask } from './askHost.ts'
import { type Expected, type HostName, cases } from './cases.ts'
import { type HostedSite, hostedSite } from './hostedSite.ts'
import { type Hosting, canServe, hosts } from './hosts.ts'

let site: HostedSite
beforeAll(async () => {
  site = await hostedSite()
})
afterAll(() => site.remove())

describe.each(sampled(Object.keys(hosts) as HostName[], 3))('%s', (name) => {
  if (!canServe(name)) {
    // There is nothing to ask; the bundled server is always there.
    test.skip('is asked nothing: its program is not installed here', () => {})
    return
  }

  let host: Hosting
  beforeAll(async () => {
    host = await hosts[name](site)
  })
  afterAll(() => host.close())

  test.each(cases.map((one) => [one.says, `${one.method ?? 'GET'} ${one.path}`, one] as const))('%s: %s', async (_, __, one) => {
    const answer = await ask(host.url, one.path, one.headers, one.method)
    const own = one.differs?.[name]
    check(answer, own ?? one.expected, own?.why)
    // An answer to what is malformed may come before a host knows which site is meant.
    if (answer.status !== 400 && !own?.isBare) checkSecurity(answer, site)
  })

  test('H27 each page has a policy of its own, and the page for unknown addresses has, too', async () => {
    for (const { path, style } of [...site.table.pages, { ...site.table.notFound!, path: '/nowhere' }]) {
      const { headers } = await ask(host.url, path)
      expect(headers['content-security-policy'], path).toBe(site.table.policy(`'${style!}'`))
    }
    expect((await ask(host.url, '/robots.txt')).headers['content-security-policy']).toBe(site.table.policy())
  })

  test('H22 the tag of a file, alone, in a list or weak, says that it is known already', async () => {
    const { headers } = await ask(host.url, '/')
    const { etag = '', vary } = headers
    for (const known of [etag, `"another", ${etag}`, `W/${etag}`, `W/"a" , W/${etag}`]) {
      const again = await ask(host.url, '/', { 'if-none-match': known })
      expect([again.status, again.body.length], known).toEqual([304, 0])
      expect([again.headers.etag, again.headers['cache-control'], again.headers.vary]).toEqual([etag, 'no-cache', vary])
      checkSecurity(again, site)
    }
    expect((await ask(host.url, '/', { 'if-match': etag })).status).toBe(200)
    const since = headers['last-modified'] ?? ''
    expect((await ask(host.url, '/', { 'if-modified-since': since })).status).toBe(304)
    expect((await ask(host.url, '/', { 'if-unmodified-since': since })).status).toBe(200)
  })

  test('H23 a part goes on while its file is the same', async () => {
    const plain = { 'accept-encoding': 'identity' }
    const { headers } = await ask(host.url, '/assets/logo.svg', plain)
    const part = await ask(host.url, '/assets/logo.svg', { ...plain, range: 'bytes=0-3', 'if-range': headers.etag ?? '' })
    expect([part.status, part.body.toString()]).toEqual([206, '<svg'])
  })

  test('H21 packed pages are the pages', async () => {
    for (const path of ['/', '/nowhere']) {
      const plain = await ask(host.url, path, { 'accept-encoding': 'identity' })
      const packed = await ask(host.url, path, { 'accept-encoding': 'gzip, br' })
      const unpack = packed.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
      expect(unpack(packed.body).equals(plain.body), path).toBe(true)
    }
  })

  test('H25 HSTS is for https alone', async () => {
    expect((await ask(host.url, '/')).headers).not.toHaveProperty('strict-transport-security')
  })

  test('H24 what is no request is refused, and the next visitor is served', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(host.url).port), '127.0.0.1', () => socket.write('no request at all\r\n\r\n'))
      let text = ''
      socket.on('data', (part) => (text += part.toString()))
      socket.on('close', () => resolve(text)).on('error', reject)
    })
    expect(answer).toMatch(/400 Bad Request/)
    expect((await ask(host.url, '/')).status).toBe(200)
  })

  test('H24 an address that never ends is refused', async () => {
    const { status } = await ask(host.url, `/${'a'.repeat(40_000)}`)
    expect([404, 414, 431]).toContain(status)
  })
})

function check(answer: Answer, { status, headers = {}, body }: Expected, why = ''): void {
  if (status !== undefined) expect(answer.status, why).toBe(status)
  for (const [name, value] of Object.entries(headers)) {
    if (value instanceof RegExp) expect(answer.headers[name], `${name} ${why}`).toMatch(value)
    else expect(answer.headers[name], `${name} ${why}`).toBe(value)
  }
  if (body instanceof RegExp) expect(answer.body.toString(), why).toMatch(body)
  else if (body !== undefined) expect(answer.body.toString(), why).toBe(body)
}

function checkSecurity({ headers }: Answer, { table }: HostedSite): void {
  for (const [name, value] of Object.entries(table.headers)) expect(headers[name.toLowerCase()], name).toBe(value)
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  expect(headers).not.toHaveProperty('x-powered-by')
}
