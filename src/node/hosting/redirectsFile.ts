import type { Redirect } from '#src/site/redirects/redirect.ts'
import { type PlainRedirect, plainRedirects } from './plainRedirects.ts'

/**
 * The lines of a `_redirects` file (Netlify, Cloudflare Pages): one for each old address, and one with a trailing slash if there is room
 * for all of them. `statuses` are those that the host supports; other permanent ones become 301.
 */
export function redirectLines(redirects: readonly Redirect[], statuses: readonly number[], most: number): string[] {
  const lines = new Map<string, string>()
  const plain = plainRedirects(redirects)
  const add = (from: string, { to, status }: PlainRedirect) => {
    const known = statuses.includes(status) ? status : 301
    const path = pathText(from)
    if (!lines.has(path)) lines.set(path, `${path} ${targetText(to)} ${known}`)
  }
  for (const redirect of plain) add(bare(redirect.from), redirect)
  if (2 * plain.length <= most) for (const redirect of plain) if (redirect.from !== '/') add(`${bare(redirect.from)}/`, redirect)
  return [...lines.values()]
}

function bare(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** An address without separators and wildcards: `*`, and a colon followed by letters. */
function pathText(path: string): string {
  return encodeURI(path).replace(/[*:#?]/g, percent)
}

function targetText(to: string): string {
  const [, scheme = '', rest = to] = /^(https?:\/\/)(.*)$/s.exec(to) ?? []
  // Not encodeURI, which would encode percent signs again.
  return scheme + rest.replace(/[\x00-\x20\x7f*]|:(?=[a-z])/gi, percent).replace(/[^\x00-\x7f]/gu, encodeURI)
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
