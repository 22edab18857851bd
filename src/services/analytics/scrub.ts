import { urlOf } from '#src/site/words/urlOf.ts'

const LONGEST_PATH = 300
const LONGEST_TEXT = 100

/** A path suitable for statistics: without query, anchor, and segments that could be e-mail addresses. */
export function scrubPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1)
  const parts = bare.split('/').map((part) => (mayBeMail(part) ? 'removed' : part))
  return `/${parts.filter(Boolean).join('/')}`.slice(0, LONGEST_PATH)
}

/** An address of this site suitable for statistics: origin and scrubbed path. Empty if it is not an address. */
export function scrubAddress(address: string): string {
  const url = urlOf(address)
  if (!url) return ''
  const { origin, pathname } = url
  return origin === 'null' ? '' : origin + scrubPath(pathname)
}

/** A label suitable for statistics: one line of at most `most` characters; empty if it could be an e-mail address. */
export function scrubText(text: string, most = LONGEST_TEXT): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return mayBeMail(line) ? '' : line.slice(0, most).trim()
}

function mayBeMail(text: string): boolean {
  return /@|%40/.test(text)
}
