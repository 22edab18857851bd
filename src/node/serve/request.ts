/** What a request asks for: the decoded path and the query with its `?` (or nothing). `null` when the address is malformed. */
export function readTarget(url: string): { path: string; query: string } | null {
  const mark = url.indexOf('?')
  const raw = mark < 0 ? url : url.slice(0, mark)
  if (!raw.startsWith('/')) return null
  try {
    return { path: decodeURI(raw).normalize(), query: mark < 0 ? '' : url.slice(mark) }
  } catch {
    return null
  }
}
