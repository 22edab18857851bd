import type { IncomingMessage } from 'node:http'
import { urlOf } from '#src/site/words/urlOf.ts'

/** Where a request comes from: a page of the site, nobody knows (no browser, or an old one), or a page of somebody else. */
export type Origin = { kind: 'own'; origin: string } | { kind: 'unknown' } | { kind: 'foreign' }

/** Says where requests come from, for a site at an address. */
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
    // Browsers keep quiet about the origin for some pages, but not about whether it is another one.
    if (fetchSite === 'cross-site' || fetchSite === 'same-site') return { kind: 'foreign' }
    return origin === 'null' && fetchSite === undefined ? { kind: 'foreign' } : { kind: 'unknown' }
  }
}
