import type { IncomingHttpHeaders } from 'node:http'

/** What conditions are held against: the entity tag, with its quotes, and when the file was written, in milliseconds since 1970. */
export interface Validators {
  etag: string
  modified: number
}

/**
 * What the conditions of a GET or HEAD request come to, in the order of RFC 9110, 13.2.2: 200 go on, 304 the client has it, 412 it asked
 * for another one. A date that is none is no condition.
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

/** Whether a part may be sent: `If-Range` names the very same file, or is not there. A date will do only when it is the very date. */
export function isSameAsRange(header: string | undefined, { etag, modified }: Validators): boolean {
  if (header === undefined) return true
  return header.startsWith('"') ? header === etag : dateOf(header) === seconds(modified)
}

const TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/y

/** Whether a list of entity tags, or `*`, names this one. A strong comparison takes no weak tags. A malformed list names nothing. */
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

/** In seconds since 1970, as dates in headers have no smaller unit. */
function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}

/** A date of a header in seconds since 1970. */
function dateOf(header: string | undefined): number | undefined {
  if (header === undefined || !/^[A-Z][a-z]{2,8},? .{7,30}$/.test(header)) return undefined
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : seconds(time)
}

function isBefore(date: number | undefined, modified: number): boolean {
  return date !== undefined && date < seconds(modified)
}
