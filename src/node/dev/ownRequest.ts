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

/** The JSON object that a request of at most `most` bytes carries; null when it carries none, is larger or is no JSON. */
export async function readBody(request: IncomingMessage, most: number): Promise<Record<string, unknown> | null> {
  // A form of another site cannot send this type without asking first.
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
