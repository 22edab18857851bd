import type { IncomingMessage } from 'node:http'
import { ENCODINGS } from './publishedSite.ts'
import type { Encoding } from './publishedSite.ts'

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

/** The best encoding that the client takes and that is at hand; `null` is the file as it stands. Heeds `q=0`. */
export function chooseEncoding(header: string | string[] | undefined, available: readonly Encoding[]): Encoding | null {
  const wanted = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...rest] = part.split(';').map((piece) => piece.trim())
        const weight = rest.find((piece) => piece.startsWith('q='))
        return [name, weight ? Number(weight.slice(2)) : 1]
      }),
  )
  const takes = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0
  return ENCODINGS.map(([name]) => name).find((name) => available.includes(name) && takes(name)) ?? null
}

/**
 * Makes a request safe for sirv, which takes headers at their word: it finds encodings by substring, and a range whose end lies
 * before its start stops the process. Ranges of other forms than `bytes=5-` and `bytes=5-9` are dropped, as a server may.
 */
export function tidyRequest(request: IncomingMessage, file: string, available: readonly Encoding[]): void {
  const range = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(request.headers.range ?? '')
  const [, from = '', to = ''] = range ?? []
  const plain =
    range !== null &&
    request.method === 'GET' &&
    !request.headers['if-range'] &&
    (to === '' || (Number(to) > 0 && Number(to) >= Number(from)))
  if (!plain) delete request.headers.range
  request.headers['accept-encoding'] = plain ? '' : (chooseEncoding(request.headers['accept-encoding'], available) ?? '')
  request.url = encodeURI(file)
}
