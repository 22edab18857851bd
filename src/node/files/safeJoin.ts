import { resolve, sep } from 'node:path'
import { nameFault } from '#src/site/pages/nameFault.ts'

/** Files with a dot that hosts read from the root of a site. */
const HOST_FILES: ReadonlySet<string> = new Set(['.htaccess', '.assetsignore', '.vercelignore'])

/**
 * The path on disk of a path of the site (`/products/x/index.html`, with or without the leading slash), guaranteed to be inside `root`. The
 * last check before a write: throws a `RangeError` for every path that could be elsewhere or have another meaning on another system. `/`
 * and the empty path are `root` itself.
 */
export function safeJoin(root: string, urlPath: string): string {
  const refuse = (why: string): never => {
    throw new RangeError(`Cannot write to ${JSON.stringify(urlPath.slice(0, 80))}: ${why}.`)
  }
  const base = resolve(root)
  const inner = urlPath.replace(/^\//, '').replace(/\/$/, '')
  const fault = HOST_FILES.has(inner) ? undefined : nameFault(inner)
  if (fault !== undefined) refuse(fault)
  const place = resolve(base, inner)
  if (place !== base && !place.startsWith(base.endsWith(sep) ? base : base + sep)) refuse('it is outside the folder')
  return place
}
