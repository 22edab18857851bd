import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Person } from '#src/node/edit/rights/rightsOf.ts'
import { isSame } from './cookies.ts'

/** The header with the secret that a reverse proxy and the editor share. */
export const SECRET_HEADER = 'x-page-builder-proxy-secret'

/** Whether a request comes from one of the reverse proxies directly. */
export function isFromProxy(request: Pick<IncomingMessage, 'socket'>, proxies: readonly string[]): boolean {
  const peer = request.socket.remoteAddress
  if (peer === undefined) return false
  const list = new BlockList()
  for (const address of proxies) list.addAddress(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  // IPv4 addresses within IPv6 are compared as IPv4.
  return list.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
}

/** The person whom a reverse proxy names in a header; undefined unless it is one of ours and knows the secret. */
export function proxyPerson(
  request: Pick<IncomingMessage, 'socket' | 'headersDistinct'>,
  { header, secret, proxies }: { header: string; secret: string; proxies: readonly string[] },
): Person | undefined {
  const only = (name: string) => {
    const values = request.headersDistinct[name.toLowerCase()] ?? []
    return values.length === 1 ? values[0] : undefined
  }
  const email = only(header)?.trim().toLowerCase()
  if (!isFromProxy(request, proxies) || !isSame(only(SECRET_HEADER) ?? '', secret) || email === undefined) return undefined
  // Two proxies that each add an address would join them.
  if (
    email.length > 254 ||
    email.split('@').length !== 2 ||
    [...email].some((character) => character <= ' ' || ',;"<>'.includes(character))
  )
    return undefined
  return { email, name: email, groups: [] }
}
