/** A request’s target: the decoded path and the query with its `?` (or nothing). `null` if the address is malformed. */
export function readTarget(url: string): { path: string; query: string } | null {
  // RFC 9112, 3.2.2: a client may send the absolute address.
  const asked = url.replace(/^https?:\/\/[^/?#]{1,300}(?=[/?]|$)/i, '')
  const mark = asked.indexOf('?')
  const raw = (mark < 0 ? asked : asked.slice(0, mark)) || (asked === url ? '' : '/')
  if (!raw.startsWith('/')) return null
  try {
    // An encoded slash is not a separator.
    return { path: decodeURIComponent(raw.replace(/%2f/gi, '%252F')).normalize(), query: mark < 0 ? '' : asked.slice(mark) }
  } catch {
    return null
  }
}
