import { printable } from '#src/node/text/printable.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'

/** All addresses of a machine, IPv4 and IPv6. */
const EVERYWHERE = ['0.0.0.0', '::']

/** Where to listen, and a phrase that says who can connect. */
export type ListenAddress = { host: string; port: number; reach: string }

/**
 * The address from `PORT` and `HOST` of the environment; by default, `port` on localhost. Throws a `ServeError` for an invalid port. An
 * unknown host is detected when the server listens.
 */
export function listenAddress({ PORT, HOST }: NodeJS.ProcessEnv, port: number): ListenAddress {
  const host = HOST?.trim() || 'localhost'
  const reach =
    host === 'localhost'
      ? ' to this machine only (HOST=0.0.0.0 lets others in)'
      : EVERYWHERE.includes(host)
        ? ` on every address of this machine (HOST=${host})`
        : ''
  const wanted = PORT?.trim()
  return { host, port: wanted ? readPort(wanted) : port, reach }
}

function readPort(value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new ServeError(`PORT is "${printable(value.slice(0, 80))}"; it must be a number from 0 to 65535.`)
  return port
}
