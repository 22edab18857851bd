import { isIPv4, isIPv6 } from 'node:net'

/**
 * The address that identifies a visitor: the IPv4 address, or the /64 network of an IPv6 address, which one household has. Behind proxies,
 * it is the address seen by the first of ours; earlier entries of `X-Forwarded-For` can be forged.
 */
export function clientAddress(peer: string | undefined, forwarded: string | undefined, proxies: number): string {
  const hops = [...(forwarded ?? '').split(',').map((hop) => hop.trim()), peer ?? '']
  const address = (proxies > 0 && hops.at(-1 - proxies)) || (peer ?? '')
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? network(plain) : 'unknown'
}

function network(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}
