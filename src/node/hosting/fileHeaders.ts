import { extname } from 'node:path'
import { cachingOf } from './caching.ts'
import type { HeadersRule } from './HeadersRule.ts'
import { isRuledBy } from './isRuledBy.ts'

/** The content types of all files of a built site, by extension. Others are sent as bytes, without sniffing. */
export const TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
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
  '.rss': 'application/rss+xml; charset=utf-8',
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

/** The type of unknown files. */
export const BYTES = 'application/octet-stream'

/** Other sites show social cards, so only files in this folder may be embedded elsewhere. */
export const EMBEDDABLE = '/static/social/'

/**
 * Files that pages and programs request, not people: if missing, the response is a short text. Everything else gets the not-found page,
 * such as a page of an older site, with whatever extension.
 */
export const FETCHED =
  /^\/static\/|\.(?:atom|avif|css|csv|eot|gif|ico|jpe?g|js|json|map|md|mjs|mp4|otf|png|rss|svg|ttf|txt|vtt|wasm|webm|webmanifest|webp|woff2?|xml)$/i

/**
 * The headers of an existing file of the built site; `path` is below the root, such as `/static/js/a.js`. `rules` of packages take
 * precedence; of several, the last one applies.
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
