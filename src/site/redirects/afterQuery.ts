/** An address split where a request’s query is inserted: after its own query, if it has one, and before its anchor. */
export function afterQuery(to: string): { before: string; hasQuery: boolean; anchor: string } {
  const mark = to.indexOf('#')
  const before = mark < 0 ? to : to.slice(0, mark)
  return { before, hasQuery: before.includes('?'), anchor: mark < 0 ? '' : to.slice(mark) }
}
