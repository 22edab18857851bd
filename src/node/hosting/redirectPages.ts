import type { ServedRedirect } from './servedAs.ts'

/**
 * Pages that lead on, for a host that knows no redirects: by address, such as `/old/index.html`. Search engines take the canonical address
 * for a redirect. What a visitor's address had behind a question mark is lost.
 */
export function redirectPages(redirects: readonly ServedRedirect[]): Map<string, string> {
  return new Map(redirects.flatMap(({ from, to }) => filesOf(from).map((file): [string, string] => [file, redirectPage(to)])))
}

/** Where a host of files looks for an address. */
function filesOf(from: string): string[] {
  if (/\.[^/.]+$/.test(from)) return [from]
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
