import { isIPv4, isIPv6 } from 'node:net'

/**
 * What a visitor is counted by: the address of the network, or of the part of an IPv6 network that one household has (/64). Where proxies
 * stand before the receiver, the address is the one that the first of ours has seen; what stands before that in `X-Forwarded-For` anybody
 * may have written.
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
