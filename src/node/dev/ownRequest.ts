import type { IncomingMessage } from 'node:http'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * Whether a request for the preview’s own addresses comes from a page of the preview. Pages of other hosts, and of other servers on this
 * machine, could otherwise read config, open editors and change files. Requests that change something must have an origin.
 */
export function isOwnRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { host = '', origin } = headers
  const site = headers['sec-fetch-site']
  if (!LOCAL_HOST.test(host) || (site !== undefined && site !== 'same-origin')) return false
  if (origin !== undefined) return origin === `http://${host}`
  return method === 'GET' || site === 'same-origin'
}

/** The JSON object in the body of a request of at most `most` bytes; null if it is missing, larger or invalid. */
export async function readBody(request: IncomingMessage, most: number): Promise<Record<string, unknown> | null> {
  // Forms of other sites cannot send this type without a preflight request.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) return null
    parts.push(part)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
