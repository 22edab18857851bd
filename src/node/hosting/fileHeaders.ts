import { extname } from 'node:path'
import { cachingOf } from './caching.ts'
import type { HeadersRule } from './HeadersRule.ts'
import { isRuledBy } from './isRuledBy.ts'

/** The types of everything that a built site can hold, by ending. What is missing here is sent as bytes and never guessed at. */
export const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** What is sent with bytes of no known type. */
export const BYTES = 'application/octet-stream'

/** Other sites show the cards of shared links, so the files in this folder alone may be embedded from elsewhere. */
export const EMBEDDABLE = '/static/social/'

/**
 * What pages and programs ask for by themselves, and people do not: where it is missing, a short text says so. Everything else gets the
 * page for unknown addresses, such as a page of an older site, with whatever ending.
 */
export const FETCHED =
  /^\/static\/|\.(?:avif|css|csv|eot|gif|ico|jpe?g|js|json|map|mjs|mp4|otf|png|svg|ttf|txt|vtt|wasm|webm|webmanifest|webp|woff2?|xml)$/i

/**
 * The headers of one file of the built site that is there; `path` is its place below the root, such as `/static/js/a.js`. What `rules` of
 * packages say of it comes in place of that; of several, the last one counts.
 */
export function fileHeaders(path: string, rules: readonly HeadersRule[] = []): Record<string, string> {
  const own = rules.filter(({ paths }) => isRuledBy(path, paths))
  return {
    'Content-Type': TYPES[extname(path).toLowerCase()] ?? BYTES,
    'Cache-Control': cachingOf(path),
    ...(path.startsWith(EMBEDDABLE) ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    ...Object.fromEntries(own.flatMap(({ headers }) => Object.entries(headers))),
  }
}
