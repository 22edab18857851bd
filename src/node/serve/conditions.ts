import type { IncomingHttpHeaders } from 'node:http'

/** The file’s state for conditional requests: the entity tag, with its quotes, and the modification time, in milliseconds since 1970. */
export interface Validators {
  etag: string
  modified: number
}

/**
 * The result of a GET or HEAD request’s conditions, in the order of RFC 9110, 13.2.2: 200 continue, 304 not modified, 412 precondition
 * failed. An invalid date is ignored.
 */
export function precondition(headers: IncomingHttpHeaders, { etag, modified }: Validators): 200 | 304 | 412 {
  const wanted = headers['if-match']
  if (wanted !== undefined) {
    if (!names(wanted, etag, 'strong')) return 412
  } else if (isBefore(dateOf(headers['if-unmodified-since']), modified)) return 412
  const known = headers['if-none-match']
  if (known !== undefined) return names(known, etag, 'weak') ? 304 : 200
  const since = dateOf(headers['if-modified-since'])
  return since !== undefined && !isBefore(since, modified) ? 304 : 200
}

/** Whether a range may be sent: there is no `If-Range`, or it names this version of the file. A date must match exactly. */
export function isSameAsRange(header: string | undefined, { etag, modified }: Validators): boolean {
  if (header === undefined) return true
  return header.startsWith('"') ? header === etag : dateOf(header) === seconds(modified)
}

const TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/y

/**
 * Whether a list of entity tags, or `*`, matches this one. A strong comparison does not match weak tags. A malformed list matches nothing.
 */
function names(header: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  if (header.trim() === '*') return true
  const list = header.trim()
  TAG.lastIndex = 0
  for (;;) {
    const found = TAG.exec(list)
    if (!found) return false
    const [tag, weak, opaque] = found
    if (opaque === etag && (comparison === 'weak' || weak === undefined)) return true
    const after = /[ \t]*,[ \t,]*/y
    after.lastIndex = found.index + tag.length
    const comma = after.exec(list)
    if (!comma) return false
    TAG.lastIndex = after.lastIndex
  }
}

/** In seconds since 1970, the resolution of dates in headers. */
function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}

/** A header date in seconds since 1970. */
function dateOf(header: string | undefined): number | undefined {
  if (header === undefined || !/^[A-Z][a-z]{2,8},? .{7,30}$/.test(header)) return undefined
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : seconds(time)
}

function isBefore(date: number | undefined, modified: number): boolean {
  return date !== undefined && date < seconds(modified)
}
