import { resolve, sep } from 'node:path'

const REFUSED: [test: (segment: string) => boolean, why: string][] = [
  [(segment) => /\p{Cc}/u.test(segment), 'it holds a control character'],
  [(segment) => /[\\:%?#*"<>|]/.test(segment), 'it holds a character that some systems or addresses give a meaning of their own'],
  [(segment) => segment === '', 'a part of it is empty'],
  [(segment) => /^\.(?!well-known$)/.test(segment), 'a part of it starts with a dot'],
  [(segment) => /[. ]$|^ /.test(segment), 'a part of it begins or ends with a space, or ends with a dot'],
  [(segment) => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment), 'a part of it is a reserved name on Windows'],
  [(segment) => Buffer.byteLength(segment) > 200, 'a part of it is longer than 200 bytes'],
]

/**
 * The place on disk of a path of the site (`/products/x/index.html`, with or without the first slash), inside `root` for certain.
 * The last check before anything is written: throws a `RangeError` for every path that could land elsewhere or mean
 * something else on another system. `/` and the empty path are `root` itself.
 */
export function safeJoin(root: string, urlPath: string): string {
  const refuse = (why: string): never => {
    throw new RangeError(`Nothing is written to ${JSON.stringify(urlPath.slice(0, 80))}: ${why}.`)
  }
  const base = resolve(root)
  const inner = urlPath.replace(/^\//, '').replace(/\/$/, '')
  for (const segment of inner === '' ? [] : inner.split('/')) {
    const rule = REFUSED.find(([test]) => test(segment))
    if (rule) refuse(rule[1])
  }
  const place = resolve(base, inner)
  if (place !== base && !place.startsWith(base.endsWith(sep) ? base : base + sep)) refuse('it lies outside the folder')
  return place
}
