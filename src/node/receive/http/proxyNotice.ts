import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Networks of local proxies: this machine and private networks. From elsewhere, the header can be forged. */
const near = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
] as const)
  near.addSubnet(network, prefix, 'ipv6')

/**
 * Returns a function that inspects requests: it reports the first one forwarded by a local proxy to `log`, if no proxy is trusted.
 * Otherwise all visitors would count as one, and their messages would be held for no apparent reason.
 */
export function proxyNotice(proxies: number, log: (line: string) => void): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => void {
  let isDone = proxies > 0
  return ({ headers, socket }) => {
    if (isDone || headers['x-forwarded-for'] === undefined || !isNear(socket.remoteAddress ?? '')) return
    isDone = true
    log(
      'WARNING: requests come through a proxy (they carry X-Forwarded-For), but TRUST_PROXY is not set. All visitors count as one, so their messages will soon be held. Set TRUST_PROXY to the number of proxies, such as TRUST_PROXY=1, and restart.',
    )
  }
}

function isNear(address: string): boolean {
  return near.check(address.replace(/^::ffff:(?=\d+\.)/i, ''), isIPv6(address) && !address.includes('.') ? 'ipv6' : 'ipv4')
}
