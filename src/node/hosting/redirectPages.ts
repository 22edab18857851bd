import { nameFault } from '#src/site/pages/nameFault.ts'
import type { ServedRedirect } from './servedAs.ts'

/**
 * Pages that lead on, for a host that knows no redirects: by address, such as `/old/index.html`. Search engines take the canonical address
 * for a redirect. What a visitor's address had behind a question mark is lost. None is written in the place of one of the `files` of the
 * site, nor where only other capitals tell it from one.
 */
export function redirectPages(redirects: readonly ServedRedirect[], files: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  const folders = new Set<string>()
  /** Takes the place of a file, unless there is something else in it, or a file where its folder has to be. */
  const take = (file: string): boolean => {
    const small = file.toLowerCase()
    const above = foldersOf(small)
    if (taken.has(small) || folders.has(small) || above.some((folder) => taken.has(folder))) return false
    taken.add(small)
    for (const folder of above) folders.add(folder)
    return true
  }
  for (const file of files) take(file)
  return new Map(
    redirects.flatMap(({ from, to }) =>
      filesOf(from)
        .filter((file) => nameFault(file.slice(1)) === undefined && take(file))
        .map((file): [string, string] => [file, redirectPage(to)]),
    ),
  )
}

/** The folders that a file lies in, such as `/a` and `/a/b` of `/a/b/c.html`. */
function foldersOf(file: string): string[] {
  return [...file.matchAll(/\//g)].flatMap(({ index }) => (index === 0 ? [] : [file.slice(0, index)]))
}

/**
 * Where a host of files looks for an address. By the ending of a file it says what is in it, so that only what ends in `.html` or `.htm`
 * can be a page itself.
 */
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
