import { findPage } from '#src/site/pages/lookup.ts'
import type { Site } from '#src/site/site.ts'
import { decodedPath } from './decodedPath.ts'
import { type PublishingSite, hasFileAt } from './hasFileAt.ts'
import { type FoundRedirect, redirectTable } from './redirectTable.ts'

/** A path of the site as written in an address, decoded, and its query, with its `?`. */
export type AskedAddress = { path: string; query: string }

/** What decides whether a redirect applies. */
export type RedirectedSite = Pick<Site, 'redirects'> & PublishingSite

/** The path and the query of an internal address, without its anchor. */
export function askedAddress(href: string): AskedAddress {
  const [, written = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(href)!
  return { path: decodedPath(written) ?? written, query }
}

/**
 * The redirect that applies to an internal address, as every server answers it: one from this very path with a query precedes a page, and a
 * page precedes all others.
 */
export function redirectAt(site: RedirectedSite, { path, query }: AskedAddress): FoundRedirect | undefined {
  const table = redirectTable(site.redirects)
  const found = table.exact(path, query)
  const isPage = findPage(site, path) !== undefined
  if (found && (!isPage || found.redirect.from.includes('?'))) return found
  const old = isPage ? undefined : table.pattern(path, query)
  return old && !hasFileAt(site, path) ? old : undefined
}
