import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { FETCHED } from '#src/node/hosting/fileHeaders.ts'
import type { FoundRedirect } from '#src/site/redirects/redirectTable.ts'
import { redirectTarget } from '#src/site/redirects/redirectTarget.ts'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import { DamagedFile, fileStore } from './fileStore.ts'
import { listen } from './listen.ts'
import type { Listening } from './listen.ts'
import { type PublishedSite, type SitePlace, isCurrent, readSite } from './publishedSite.ts'
import { markdownPath } from '#src/site/head/markdownPath.ts'
import { wantsMarkdown } from '#src/node/hosting/wantsMarkdown.ts'
import { type Target, belowBase, readTarget } from './request.ts'
import { type Sending, sendFile } from './sendFile.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'

/** How a site is served. Missing redirects, hosts (`csp`) and `security` come from the build record. */
export interface ServeOptions extends Partial<Pick<ServedAs, 'redirects' | 'csp' | 'security'>> {
  /** The folder of the built site, changed only by publishing. */
  dist: string
  /** The working folder of its build, with the build record; by default `.build` next to `dist`. */
  workDir?: string
  /** 0 takes any free port. */
  port: number
  /** By default 127.0.0.1, which also serves `localhost`. */
  host?: string
  /** Called before the site: answers a request and returns true, or leaves it to the site. */
  handle?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Called for errors and when a new site has been published; not for every request. */
  log?: (line: string) => void
}

// The interval between the two renames of a publishing, waited for in steps.
const GAP = { steps: 25, ms: 20 }

/** The not-found documents: the site’s, and those of its languages. */
const NOT_FOUND = /^(?:\/[a-z0-9-]+)?\/404\.html$/

/** The address that says how the server is. */
const HEALTH = /^\/healthz(?:\?|$)/

const METHODS = 'GET, HEAD, OPTIONS'

/**
 * Serves a built site as in production: one address per page without a trailing slash, real 404s, long caching of hashed files only,
 * precompressed files, security headers. A site published while it runs is served from the next request on; a file that differs from the
 * record is a 503, and the others are served. Throws a `ServeError` for a missing site, an invalid or used port, an unknown host.
 */
export async function serve(options: ServeOptions): Promise<Listening> {
  const { dist, port, host = '127.0.0.1', workDir = join(dirname(dist), '.build'), log = () => {} } = options
  const place: SitePlace = { dist, workDir, config: given(options) }
  let site = readSite(place, log, true)
  const complaints = new Set<string>()
  const sending: Sending = {
    store: fileStore(),
    damaged: ({ message }) => {
      if (complaints.has(message)) return
      complaints.add(message)
      log(message)
    },
  }

  const current = async (): Promise<PublishedSite> => {
    for (let step = 0; step < GAP.steps; step += 1) {
      const verdict = isCurrent(site, place)
      if (verdict) return site
      if (verdict === false) {
        site = readSite(place, log, false)
        complaints.clear()
        log(`A new build is being served from ${dist}`)
        return site
      }
      await delay(GAP.ms)
    }
    throw new ServeError(`The built site in ${dist} has been removed`)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      return say(request, response, 400, 'The request has no Host header.', { Connection: 'close' })
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      return say(request, response, 400, 'The request has several Host headers.', { Connection: 'close' })
    if (request.headers.expect !== undefined && request.headers.expect.toLowerCase() !== '100-continue')
      return say(request, response, 417, 'The Expect header is not supported.', { Connection: 'close' })
    if (request.method === 'OPTIONS') return void response.writeHead(204, [...headersFor(request), 'Allow', METHODS]).end()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(request, response, 405, 'Only GET and HEAD are supported.', { Allow: METHODS, Connection: 'close' })

    const asked = readTarget(url)
    if (!asked) return say(request, response, 400, 'The address is malformed.')
    const now = isCurrent(site, place) ? site : await current()
    const target = belowBase(asked, now.base)
    if (!target) return leadInside(request, response, now, asked)
    const { path, query } = target

    // Only an address with a query, or one that is not known, can be redirected.
    const redirect = query === '' && isKnown(now, path) ? undefined : now.redirects().exact(path, query)
    if (redirect) return follow(request, response, now, redirect, target)
    const canonical = canonicalPath(now, path)
    if (canonical !== undefined) return lead(request, response, now, 301, encodeURI(canonical) + query)

    const { files } = now
    const markdown = wantsMarkdown(request.headers.accept) ? files.get(markdownPath(path)) : undefined
    if (markdown) {
      const extra = [...overHttps(request), 'Content-Location', now.base + encodeURI(markdownPath(path))]
      return sendFile(sending, request, response, markdown, { extra })
    }
    const file = NOT_FOUND.test(path) ? undefined : (files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}/index.html`))
    if (file) return sendFile(sending, request, response, file, { extra: overHttps(request) })
    const old = now.redirects().pattern(path, query)
    if (old) return follow(request, response, now, old, target)
    return miss(request, response, now, path, 404)
  }

  /** Sends a visitor on, or says that an address is gone. */
  function follow(request: IncomingMessage, response: ServerResponse, now: PublishedSite, found: FoundRedirect, asked: Target) {
    const to = redirectTarget(found, asked.query)
    return to === undefined
      ? miss(request, response, now, asked.path, found.redirect.status)
      : lead(request, response, now, found.redirect.status, to)
  }

  /** Answers outside the base path: the root leads to the site, in case it gets another one there. */
  function leadInside(request: IncomingMessage, response: ServerResponse, now: PublishedSite, { path, query }: Target): void {
    if (path === '/' || path === now.base) return lead(request, response, now, path === '/' ? 302 : 301, `/${query}`)
    say(request, response, 404, `This site is below ${now.base}/`)
  }

  /** The page for unknown addresses, in the language of the address; files get a short text. */
  async function miss(request: IncomingMessage, response: ServerResponse, { files }: PublishedSite, path: string, status: number) {
    const page =
      NOT_FOUND.test(path) || !FETCHED.test(path) ? (files.get(`/${path.split('/')[1]}/404.html`) ?? files.get('/404.html')) : undefined
    try {
      if (page) return await sendFile(sending, request, response, page, { status, extra: overHttps(request) })
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      sending.damaged(error)
    }
    say(request, response, status, MISSED[status] ?? 'Not found.')
  }

  /** HSTS, if the proxy in front says that the visitor used HTTPS: over plain HTTP it has no meaning. */
  function overHttps({ headers }: IncomingMessage): readonly string[] {
    // Of several proxies, the first one talks to the visitor.
    const [proto = ''] = String(headers['x-forwarded-proto'] ?? '').split(',')
    return site.hsts !== undefined && proto.trim() === 'https' ? ['Strict-Transport-Security', site.hsts] : []
  }

  function headersFor(request: IncomingMessage): string[] {
    return [...site.headers, ...overHttps(request)]
  }

  function lead(request: IncomingMessage, response: ServerResponse, { base }: PublishedSite, status: number, to: string): void {
    const address = to.startsWith('/') ? base + to : to
    say(request, response, status, `Moved to ${address}`, { Location: address })
  }

  /** A short response of our own. It is never cached, because the address may exist tomorrow. */
  function say(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    headers: Record<string, string> = {},
  ): void {
    const bytes = Buffer.from(`${text}\n`)
    const about = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Length': `${bytes.length}`,
      ...headers,
    }
    // Node omits the body of a response to HEAD.
    response.writeHead(status, [...headersFor(request), ...Object.entries(about).flat()]).end(bytes)
  }

  return listen(
    (request, response) => {
      const { url = '' } = request
      const isBelow = url.startsWith(`${site.base}/`)
      // Monitors ask the server, wherever its site is.
      if (isBelow) request.url = url.slice(site.base.length)
      if ((isBelow || HEALTH.test(url)) && options.handle?.(request, response)) return
      answer(request, response, url).catch((error: unknown) => {
        if (error instanceof DamagedFile) sending.damaged(error)
        else log(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`)
        if (response.headersSent) response.destroy()
        else if (error instanceof DamagedFile) say(request, response, 503, 'This file is damaged. Try again later.', RETRY.later)
        else if (error instanceof ServeError) say(request, response, 503, 'The site is being built. Try again in a moment.', RETRY.soon)
        else say(request, response, 500, 'The server failed to respond.')
      })
    },
    port,
    host,
    () => site.headers,
  )
}

/** What is said of a file that is gone. */
const MISSED: Readonly<Record<number, string>> = { 410: 'Gone.', 451: 'Removed for legal reasons.' }

/** When to retry, in seconds. */
const RETRY = { soon: { 'Retry-After': '2' }, later: { 'Retry-After': '600' } }

function given({ redirects, csp, security }: ServeOptions): Partial<ServedAs> {
  return { ...(redirects && { redirects }), ...(csp && { csp }), ...(security && { security }) }
}

/** Whether an address is a page, or a file that is not a document: one for other hosts may be a redirect itself. */
function isKnown({ addresses, files }: PublishedSite, path: string): boolean {
  return addresses.has(path) || (files.has(path) && !/\.html?$/i.test(path))
}

/** The canonical address of the page for a path, if it differs: without a file name at its end, and in its own case. */
function canonicalPath({ files, pages }: PublishedSite, path: string): string | undefined {
  if (path === '/' || (files.has(path) && !path.endsWith('.html'))) return undefined
  const page = path.replace(/\/(?:index\.html)?$|\.html$/i, '')
  if (files.has(`${page}/index.html`)) return page === path ? undefined : page || '/'
  return pages.get(page.toLowerCase()) ?? undefined
}
