import { printable } from '#src/node/text/printable.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'

/** Every address of a machine, in both forms. */
const EVERYWHERE = ['0.0.0.0', '::']

/** Where to listen, and in words who can reach it, as the rest of a line. */
export type ListenAddress = { host: string; port: number; reach: string }

/**
 * Where `PORT` and `HOST` of the environment have a server listen; left out or empty, at `port` of this machine alone. Throws a
 * `ServeError` for a port that is none. Whether there is such a host shows when the server listens.
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
