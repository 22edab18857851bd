import { urlOf } from '#src/site/words/urlOf.ts'

/**
 * The path of this site that a link names, and where it stands in the link: without query, anchor and a slash at its end. Undefined for
 * links that lead elsewhere. `host` is the site’s own, for links that name its whole address.
 */
export function pathSpan(href: string, host: string | undefined): { path: string; start: number; end: number } | undefined {
  let start = 0
  if (href.startsWith('https://')) {
    const url = urlOf(href)
    if (!url || url.host !== host) return undefined
    start = href.indexOf('/', 'https://'.length)
    if (start === -1) return undefined
  } else if (!href.startsWith('/')) return undefined
  const path = href
    .slice(start)
    .split(/[?#]/)[0]!
    .replace(/(?<=.)\/$/, '')
  return { path, start, end: start + path.length }
}
