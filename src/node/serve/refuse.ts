import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorCode } from '#src/node/files/systemError.ts'

/** Parser errors, and their status codes. */
const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** How long a client may take to read the reason, in milliseconds. */
const LAST_MS = 2_000

/**
 * Responds to a malformed request, with the headers of every response (alternating names and values), and closes the connection. Sends
 * nothing on a connection with an open response.
 */
export function refuse(error: unknown, socket: Duplex, headers: readonly string[]): void {
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: { headersSent: boolean } | null }
  if (!socket.writable || errorCode(error) === 'ECONNRESET' || answer?.headersSent) return void socket.destroy()
  const status = STATUS[errorCode(error) ?? ''] ?? 400
  const text = `${STATUS_CODES[status]}\n`
  const all = [...headers, 'Content-Type', 'text/plain; charset=utf-8', 'Content-Length', `${text.length}`, 'Connection', 'close']
  const lines = Array.from({ length: all.length / 2 }, (_, index) => `${all[2 * index]}: ${all[2 * index + 1]}`)
  // A client that keeps its half open would hold the socket forever. Its further data is read, so that it receives the
  // response.
  setTimeout(() => socket.destroy(), LAST_MS).unref()
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
}
