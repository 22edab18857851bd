import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}
const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt'])
/** One quality for all, so that what is compared is the pages and not how well they are packed. */
const QUALITY = 9

/** A running server: its address without a slash at the end. */
export type PageServer = { url: string; close(): Promise<void> }

/**
 * Serves built pages on a free port of this machine, each peer's in the same way: brotli, and long caching of all but documents. `rewrite`
 * may change documents.
 */
export async function pageServer(dist: string, rewrite = (html: string) => html): Promise<PageServer> {
  const packed = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    const file = [join(dist, path), join(dist, path, 'index.html')].find((name) => existsSync(name) && statSync(name).isFile())
    if (file === undefined) return response.writeHead(404).end()
    const type = extname(file)
    if (!packed.has(file)) packed.set(file, contentOf(file, type, rewrite))
    response.writeHead(200, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': type === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(PACKED.has(type) ? { 'content-encoding': 'br' } : {}),
    })
    response.end(packed.get(file))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

function contentOf(file: string, type: string, rewrite: (html: string) => string): Buffer {
  const bytes = readFileSync(file)
  if (!PACKED.has(type)) return bytes
  const content = type === '.html' ? Buffer.from(rewrite(bytes.toString())) : bytes
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}
