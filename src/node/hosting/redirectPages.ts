import { nameFault } from '#src/site/pages/nameFault.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import { redirectRules } from './redirectRules.ts'

/**
 * HTML pages that redirect, for a host without redirects: by address, such as `/old/index.html`; and redirects that cannot have one.
 * Search engines treat the canonical address as a redirect. The query is lost. None replaces one of the site’s `files`, or differs from
 * one only in case. Their targets are below `base`.
 */
export function redirectPages(
  redirects: readonly Redirect[],
  files: readonly string[],
  base = '',
): { pages: Map<string, string>; losses: RedirectLoss[] } {
  const taken = new Set<string>()
  const folders = new Set<string>()
  /** Takes the path of a file, unless it is in use, or a file has the name of one of its folders. */
  const take = (file: string): boolean => {
    const small = file.toLowerCase()
    const above = foldersOf(small)
    if (taken.has(small) || folders.has(small) || above.some((folder) => taken.has(folder))) return false
    taken.add(small)
    for (const folder of above) folders.add(folder)
    return true
  }
  for (const file of files) take(file)
  const { plain, queries, patterns } = redirectRules(redirects)
  const losses: RedirectLoss[] = [...queries.flatMap(({ rules }) => rules), ...patterns].map(({ redirect: { from, to }, address }) => ({
    from,
    why: to === undefined ? 'gone' : address.segments ? 'pattern' : 'query',
  }))
  const pages = new Map<string, string>()
  for (const { redirect, address } of plain) {
    const { from, to } = redirect
    if (to === undefined) {
      losses.push({ from, why: 'gone' })
      continue
    }
    const own = filesOf(address.path).filter((file) => nameFault(file.slice(1)) === undefined && take(file))
    for (const file of own) pages.set(file, redirectPage(to.startsWith('/') ? base + to : to))
    if (own.length === 0) losses.push({ from, why: 'file' })
  }
  return { pages, losses }
}

/** The folders of a file, such as `/a` and `/a/b` of `/a/b/c.html`. */
function foldersOf(file: string): string[] {
  return [...file.matchAll(/\//g)].flatMap(({ index }) => (index === 0 ? [] : [file.slice(0, index)]))
}

/** The file that a static host serves for an address. The extension determines the type, so only `.html` and `.htm` can be pages. */
function filesOf(from: string): string[] {
  if (/\.html?$/i.test(from)) return [from]
  const bare = from.replace(/\/$/, '')
  return bare === '' ? [] : [`${bare}/index.html`, `${bare}.html`]
}

function redirectPage(to: string): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${address}">`,
    `<title>Moved</title>`,
    `<p>This page is now at <a href="${address}">${address}</a>.</p>`,
    '',
  ].join('\n')
}
