import { urlOf } from '#schemas/urlOf.ts'
import { decoded } from '#src/node/import/text/addressName.ts'

/** Where an address leads: a place of the old site, as a path with its query, or another site. */
export type Reach = { old: string; anchor: string } | { other: URL }

/** Reads addresses as the old site at `site` did; relative ones start at the page `from`. Undefined if it is not a web address. */
export function reachOf(url: string, site: string | undefined, from: string | undefined): Reach | undefined {
  const home = urlOf(site ?? '') ?? new URL('https://old.invalid')
  const page = urlOf(from ?? '') ?? new URL(from?.startsWith('/') ? from : '/', home)
  let found: URL
  try {
    found = new URL(url.trim(), page)
  } catch {
    return undefined
  }
  if (found.protocol !== 'http:' && found.protocol !== 'https:') return undefined
  if (bare(found.hostname) !== bare(home.hostname)) return { other: found }
  const base = home.pathname.replace(/\/$/, '')
  const path = base !== '' && found.pathname.startsWith(`${base}/`) ? found.pathname.slice(base.length) : found.pathname
  return { old: `${decodedPath(path)}${decoded(found.search)}`, anchor: found.hash }
}

/** Two addresses with the same key are one page in the old system. */
export function oldKey(old: string): string {
  const [path = '', query = ''] = old.split('?')
  const sorted = query.split('&').filter((part) => part !== '' && !/^(?:utm_\w+|fbclid|gclid)=/.test(part))
  const plain = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/(?:index\.(?:php|html?))?$/, '')
  return sorted.length === 0 ? plain : `${plain}?${sorted.sort().join('&')}`
}

function decodedPath(path: string): string {
  return path.split('/').map(decoded).join('/').normalize('NFC')
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '')
}
