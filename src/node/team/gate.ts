import type { IncomingHttpHeaders } from 'node:http'
import { urlOf } from '#src/site/words/urlOf.ts'

/** A refusal: the status, and a sentence for people. */
export type Refusal = { status: number; message: string }

/** What is checked of a request before anything else is read. */
type Asked = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders; isUpgrade?: boolean }

/** The address of the editor for browsers, without a path; undefined unless it is https, or http on this machine. */
export function publicAddress(text: string): URL | undefined {
  const url = urlOf(text)
  if (!url || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    ? url
    : undefined
}

/**
 * Why a request is refused, even with a session: it is for another host, or a page of another site sends it. Requests that change
 * something, and WebSockets, need the origin of the editor.
 */
export function whyNotOurs({ method = '', url = '', headers, isUpgrade = false }: Asked, address: URL): Refusal | undefined {
  if ((headers.host ?? '').toLowerCase() !== address.host)
    return { status: 421, message: `This server answers for ${address.origin} only. A proxy has to pass the Host header on.` }
  if (!['GET', 'HEAD', 'POST'].includes(method)) return { status: 405, message: 'This method is not used here.' }
  // Everything else would be read as an address of another host.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\'))
    return { status: 400, message: 'This is not a path of the editor.' }
  const { origin } = headers
  const site = headers['sec-fetch-site'] ?? 'none'
  const isRead = method !== 'POST' && !isUpgrade
  const opensDocument = isRead && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  const isForeign =
    (origin !== undefined && origin !== address.origin) || (!['same-origin', 'none'].includes(String(site)) && !opensDocument)
  const hasOrigin = isRead || origin === address.origin
  return isForeign || !hasOrigin ? { status: 403, message: 'Only pages of this editor may send this request.' } : undefined
}

/** Whether a request opens a document, which can lead to the login. */
export function opensDocument({ method, headers }: Asked): boolean {
  const mode = headers['sec-fetch-mode']
  return method === 'GET' && (mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate')
}

/** Where to go after the login: a path of the editor, or else its start. */
export function returnPath(asked: string | null, address: URL): string {
  const start = '/_edit'
  if (asked === null || asked.length > 2000 || !asked.startsWith('/') || asked.startsWith('//')) return start
  // Browsers read backslashes as slashes, and skip control characters.
  if ([...asked].some((character) => character === '\\' || character <= ' ')) return start
  const url = urlOf(address.origin + asked)
  return url?.origin === address.origin && !url.pathname.startsWith('/_team/') ? `${url.pathname}${url.search}` : start
}

/** Headers of every response. Pages can be framed by the editor only; the editor and the login by no page. */
export function guardHeaders(pathname: string, address: URL): Record<string, string> {
  const isAlone = pathname === '/_edit' || pathname.startsWith('/_team/')
  return {
    'content-security-policy': `frame-ancestors ${isAlone ? "'none'" : "'self'"}`,
    'x-frame-options': isAlone ? 'DENY' : 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    ...(address.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
