import type { IncomingMessage } from 'node:http'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * Whether a request for the preview’s own addresses comes from a page of the preview itself. Pages of other hosts, and those of other
 * servers on this machine, could otherwise read config, open editors and change files. What changes something must say where it comes from.
 */
export function isOwnRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { host = '', origin } = headers
  const site = headers['sec-fetch-site']
  if (!LOCAL_HOST.test(host) || (site !== undefined && site !== 'same-origin')) return false
  if (origin !== undefined) return origin === `http://${host}`
  return method === 'GET' || site === 'same-origin'
}
