/**
 * The one spelling of a link within the site: its letters decoded and in composed form (NFC), everything else encoded, so that
 * `/%C3%BCber-uns`, `/über-uns` and the same with a separate diaeresis are equal. Queries, files of `/assets/` and other addresses are
 * returned unchanged.
 */
export function plainAddress(href: string): string {
  if (!/[%\u0080-\uffff]/.test(href) || !/^(?:\/(?![/\\]|assets\/)|#)/.test(href)) return href
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  return plain(path) + query + plain(anchor)
}

function plain(part: string): string {
  return part.replace(/(?:%[\da-f]{2})+/gi, decodedLetters).normalize('NFC')
}

/** Percent-encoded characters, decoded if they are letters or other visible characters; unchanged if they are not UTF-8. */
function decodedLetters(run: string): string {
  try {
    return decodeURIComponent(run).replace(/[^A-Za-z0-9._~\u00a1-\u{10ffff}-]|[\s\p{C}]/gu, (sign) =>
      encodeURIComponent(sign).replace(/^[!'()*]$/, percent),
    )
  } catch {
    return run
  }
}

/** Signs that `encodeURIComponent` leaves, encoded. */
function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
