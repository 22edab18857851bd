import { plainAddress } from '#schemas/plainAddress.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/**
 * The path of this site in a link, in its one spelling, and its range in the link, without query, anchor and trailing slash. Undefined for
 * links to other sites. `host` is the site’s own, with its base path if it has one, such as `example.org/museum`, for links with a full
 * address.
 */
export function pathSpan(href: string, host: string | undefined): { path: string; start: number; end: number } | undefined {
  let start = 0
  if (href.startsWith('https://')) {
    const url = urlOf(href)
    const [own, ...below] = (host ?? '').split('/')
    if (!url || url.host !== own) return undefined
    const base = below.map((part) => `/${part}`).join('')
    start = href.indexOf('/', 'https://'.length)
    if (start === -1 || !href.startsWith(`${base}/`, start)) return undefined
    start += base.length
  } else if (!href.startsWith('/')) return undefined
  const path = href
    .slice(start)
    .split(/[?#]/)[0]!
    .replace(/(?<=.)\/$/, '')
  return { path: plainAddress(path), start, end: start + path.length }
}
