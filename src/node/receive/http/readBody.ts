import type { IncomingMessage } from 'node:http'

/** Maximum number of bytes of a message. */
const MOST_BYTES = 64 * 1024
/** Maximum duration of receiving a message, in milliseconds. */
const PATIENCE_MS = 10_000

/** Why a body was not read. */
export type Unread = 'tooLarge' | 'tooSlow' | 'cutOff'

/** The body of a request, of at most 64 KB and within 10 s; or why it was not read. Never rejects. */
export function readBody(request: IncomingMessage): Promise<Buffer | Unread> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const end = (result: Buffer | Unread) => {
      clearTimeout(late)
      request.off('data', take)
      // The rest is discarded.
      request.resume()
      resolve(result)
    }
    const take = (part: Buffer) => {
      size += part.length
      if (size > MOST_BYTES) end('tooLarge')
      else parts.push(part)
    }
    const late = setTimeout(() => end('tooSlow'), PATIENCE_MS)
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return end('tooLarge')
    request.on('data', take)
    request.once('end', () => end(Buffer.concat(parts)))
    request.once('error', () => end('cutOff'))
    request.once('close', () => end('cutOff'))
  })
}
