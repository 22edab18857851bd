import { addressKey } from '#src/site/pages/addressKey.ts'
import { isOwnFile } from '#src/site/pages/isOwnFile.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { hasFileAt } from '#src/site/redirects/hasFileAt.ts'
import { queryParameters } from '#src/site/redirects/queryParameters.ts'
import { askedAddress, redirectAt } from '#src/site/redirects/redirectAt.ts'
import { redirectEnds } from '#src/site/redirects/redirectEnds.ts'
import type { Site } from '#src/site/site.ts'
import { type NearPage, nearestPages } from './nearestPage.ts'
import type { OldVisit } from './readOldAddresses.ts'

/** What a site answers to an old address. A lost one has no page, or its query is ignored; `near` is the page that it probably means. */
export type Covered = OldVisit & { status: number; to?: string | undefined; isLost: boolean; near?: NearPage | undefined }

/** Parameters by which old sites tell their pages apart. */
const IDS = /^(?:p|page_id|cat|tag|attachment_id|post_type|m|author|id|pid|nid|itemid|article|post|option|view)$/i

/** What a site answers to each old address, in their order. */
export function coverageOf(site: Site, old: readonly OldVisit[]): Covered[] {
  const ends = redirectEnds(site)
  const near = nearestPages(site.pages.filter(({ meta, isFallback, generated }) => !meta.noindex && !isFallback && !generated))
  const spelled = new Map(site.pages.map(({ path }) => [addressKey(path), path]))
  const isThere = (path: string) => findPage(site, path) !== undefined || hasFileAt(site, path)

  return old.map((visit): Covered => {
    const { address } = visit
    const asked = askedAddress(address)
    const lost = (status: number): Covered => ({ ...visit, status, isLost: true, near: near(address) })
    // These cannot be redirected.
    if (isOwnFile(asked.path))
      return /\.(?:txt|xml)$/.test(asked.path) ? { ...visit, status: 200, isLost: false } : { ...visit, status: 404, isLost: true }
    const found = redirectAt(site, asked)
    if (found) {
      const { kind, to } = ends.of(address)
      if (kind === 'gone') return { ...visit, status: found.redirect.status, isLost: false }
      const ends200 = kind === 'address' && (to.startsWith('https://') || isThere(askedAddress(to).path))
      return { ...visit, status: found.redirect.status, to, isLost: !ends200 }
    }
    // The page without its query is another one.
    const saysPage = queryParameters(asked.query).some(({ name }) => IDS.test(name))
    if (isThere(asked.path)) return saysPage ? lost(200) : { ...visit, status: 200, isLost: false }
    const page = spelled.get(addressKey(asked.path))
    if (page === undefined) return lost(404)
    return saysPage ? lost(301) : { ...visit, status: 301, to: page + asked.query, isLost: false }
  })
}
