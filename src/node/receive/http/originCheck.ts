import type { IncomingMessage } from 'node:http'
import { urlOf } from '#src/site/words/urlOf.ts'

/** The origin of a request: a page of the site, unknown (no browser, or an old one), or another site. */
export type Origin = { kind: 'own'; origin: string } | { kind: 'unknown' } | { kind: 'foreign' }

/** Returns a function that determines the origin of requests, for a site at this URL. */
export function originCheck(siteUrl: string): (request: IncomingMessage) => Origin {
  const site = new URL(siteUrl).origin
  return ({ headers }) => {
    const { origin, host } = headers
    const fetchSite = headers['sec-fetch-site']
    if (origin !== undefined && origin !== 'null') {
      // The scheme is that of the visitor, which a receiver behind a proxy does not know.
      const isOwn = origin === site || (host !== undefined && urlOf(origin)?.host === host.toLowerCase())
      return isOwn ? { kind: 'own', origin } : { kind: 'foreign' }
    }
    // For some pages, browsers hide the origin, but not whether it is another one.
    if (fetchSite === 'cross-site' || fetchSite === 'same-site') return { kind: 'foreign' }
    return origin === 'null' && fetchSite === undefined ? { kind: 'foreign' } : { kind: 'unknown' }
  }
}
