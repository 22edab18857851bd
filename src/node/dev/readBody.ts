import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 10_000

/** The JSON object that a request carries; null when it carries none, is too large or is sent as something else than JSON. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  // A form of another site cannot send this type without asking first.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BYTES) return null
    parts.push(part)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
