import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { proxyNotice } from './proxyNotice.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

/** What is told when requests come from these addresses. */
function told(proxies: number, ...requests: IncomingMessage[]): string[] {
  const lines: string[] = []
  const look = proxyNotice(proxies, (line) => lines.push(line))
  requests.forEach(look)
  return lines
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.17.0.1', 'fd00::2'])(
  'F10 a proxy at %s that nobody trusts is told once, with what to set',
  (address) => {
    const lines = told(0, from(address), from(address, '203.0.113.7'), from(address, '203.0.113.8'))
    expect(lines).toEqual([expect.stringContaining('TRUST_PROXY=1')])
  },
)

test.each([
  ['a proxy that is trusted', 1, from('127.0.0.1', '203.0.113.7')],
  ['a visitor without a proxy', 0, from('127.0.0.1')],
  ['a visitor from elsewhere who sends the header', 0, from('203.0.113.7', '10.0.0.1')],
  ['one from elsewhere by IPv6', 0, from('2001:db8::1', '10.0.0.1')],
])('F10 nothing is told about %s', (_what, proxies, request) => {
  expect(told(proxies, request)).toEqual([])
})
