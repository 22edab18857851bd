import { decodedPath } from '#src/site/redirects/decodedPath.ts'

/** A request’s target: the decoded path, and the query with its `?`, or empty. */
export type Target = { path: string; query: string }

/** A target below the base path of a site, as a path of the site; undefined for any other. */
export function belowBase({ path, query }: Target, base: string): Target | undefined {
  return path.startsWith(`${base}/`) ? { path: path.slice(base.length), query } : undefined
}

/** Reads the target of a request; null if the address is malformed. */
export function readTarget(url: string): Target | null {
  // RFC 9112, 3.2.2: a client may send the absolute address.
  const asked = url.replace(/^https?:\/\/[^/?#]{1,300}(?=[/?]|$)/i, '')
  const mark = asked.indexOf('?')
  const raw = (mark < 0 ? asked : asked.slice(0, mark)) || (asked === url ? '' : '/')
  if (!raw.startsWith('/')) return null
  // An encoded slash is not a separator.
  const path = decodedPath(raw)
  return path === undefined ? null : { path, query: mark < 0 ? '' : asked.slice(mark) }
}
