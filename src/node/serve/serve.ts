import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { fileHeaders } from './cacheHeaders.ts'
import { securityHeaders } from '#src/node/render/securityHeaders.ts'
import type { CspHosts } from '#src/node/render/securityHeaders.ts'
import { listen } from './listen.ts'
import type { Listening } from './listen.ts'
import { identityOf, readSite } from './publishedSite.ts'
import type { PublishedSite } from './publishedSite.ts'
import { readTarget, tidyRequest } from './request.ts'
import { ServeError } from './serveError.ts'

/** An old address and where it leads: a path of the site or a whole address elsewhere. */
export interface ServedRedirect {
  from: string
  to: string
  status: 301 | 302 | 308
}

export interface ServeOptions {
  /** The folder of the built site. Only a publishing may change it: files are not read again one by one. */
  dist: string
  /** 0 takes any free one. */
  port: number
  /** Default 127.0.0.1, which answers to `localhost` too. */
  host?: string
  redirects: readonly ServedRedirect[]
  /** Hosts for the content security policy that config has switched on. */
  csp?: CspHosts
  /** Asked before the site is: answers a request and gives true, or leaves it to the site. */
  handle?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Called for errors and when a new site has been published; not for every request. */
  log?: (line: string) => void
}

// The moment between the two moves of a publishing, waited out in steps.
const GAP = { steps: 25, ms: 20 }

/**
 * Serves a built site as production would: one address a page without a slash at its end, real 404s, long caching of hashed
 * files only, precompressed files, security headers. A site published while it runs is served from the next request on.
 * Throws a `ServeError` for a missing site, a bad or taken port, an unknown host.
 */
export async function serve(options: ServeOptions): Promise<Listening> {
  const { dist, port, host = '127.0.0.1', log = () => {} } = options
  const everywhere = securityHeaders(options.csp)
  const redirects = new Map(options.redirects.map((redirect) => [withoutSlash(redirect.from), redirect]))
  let site = readSite(dist, log)

  const current = async (): Promise<PublishedSite> => {
    for (let step = 0; step < GAP.steps; step += 1) {
      const identity = identityOf(dist)
      if (identity === site.identity) return site
      if (identity !== null) {
        site = readSite(dist, log)
        log(`A new build is being served from ${dist}`)
        return site
      }
      await delay(GAP.ms)
    }
    throw new ServeError(`There is no built site in ${dist} any more`)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Only GET and HEAD are served here.', { Allow: 'GET, HEAD', Connection: 'close' })

    const target = readTarget(request.url ?? '')
    if (!target) return say(response, 400, 'The address is malformed.')
    const { path, query } = target

    const redirect = redirects.get(withoutSlash(path))
    if (redirect) return lead(response, redirect.status, withQuery(redirect.to, query))

    const { files, send, notFound } = await current()
    const page = /^(.*?)(?:\/|\/index\.html)$/.exec(path)?.[1]
    if (page !== undefined && path !== '/' && files.has(`${page}/index.html`)) return lead(response, 301, encodeURI(page || '/') + query)

    const file = files.has(path) ? path : path === '/' ? '/index.html' : `${path}/index.html`
    const encodings = path === '/404.html' ? undefined : files.get(file)
    if (!encodings) {
      if (notFound && isPagePath(path)) return say(response, 404, notFound, { 'Content-Type': 'text/html; charset=utf-8' })
      return say(response, 404, 'Not found.')
    }
    for (const [name, value] of Object.entries(fileHeaders(file))) response.setHeader(name, value)
    response.setHeader('Vary', 'Accept-Encoding')
    tidyRequest(request, file, encodings)
    guardStream(response, log)
    send(request, response, () => say(response, 404, 'Not found.'))
  }

  return listen(
    (request, response) => {
      if (options.handle?.(request, response)) return
      answer(request, response).catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`)
        if (response.headersSent) response.destroy()
        else if (error instanceof ServeError) say(response, 503, 'The site is being built. Try again in a moment.', { 'Retry-After': '2' })
        else say(response, 500, 'The server failed to answer.')
      })
    },
    port,
    host,
  )
}

/** Whether people would ask for it as a page: the rest gets a short text instead of a document when it is missing. */
function isPagePath(path: string): boolean {
  return path === '/404.html' || (!path.startsWith('/static/') && !/\.[^/.]+$/.test(path))
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function withQuery(to: string, query: string): string {
  if (query.length < 2) return to
  const [, place = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? []
  return `${place}${place.includes('?') ? `&${query.slice(1)}` : query}${anchor}`
}

function lead(response: ServerResponse, status: number, to: string): void {
  say(response, status, `Moved to ${to}`, { Location: to })
}

/** A short answer of our own. It is never cached: tomorrow the address may lead somewhere. */
function say(response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string> = {}): void {
  const bytes = Buffer.from(typeof body === 'string' ? `${body}\n` : body)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': bytes.length,
    ...headers,
  })
  // Node leaves the body out of the answer to HEAD.
  response.end(bytes)
}

/** sirv opens files without an ear for errors, and leaves them open when the client goes away. */
function guardStream(response: ServerResponse, log: (line: string) => void): void {
  response.once('pipe', (source) => {
    source.once('error', (error) => {
      log(`A file could not be sent: ${error.message}`)
      response.destroy()
    })
    response.once('close', () => source.destroy())
  })
}
