const utf8 = new TextDecoder('utf-8', { fatal: true })
const latin1 = new TextDecoder('windows-1252')

/**
 * A text decoded from its percent-encoding, which is UTF-8, or Latin-1 in links of old sites, with letters in composed form. An encoded
 * slash stays encoded, because it separates nothing. Undefined if a percent sign starts no encoding.
 */
export function decodedPath(written: string): string | undefined {
  if (!/[%\u0080-\uffff]/.test(written)) return written
  if (/%(?![\da-f]{2})/i.test(written)) return undefined
  return written.replace(/(?:%[\da-f]{2})+/gi, (run) => decodedBytes(run).replaceAll('/', '%2F')).normalize('NFC')
}

function decodedBytes(run: string): string {
  const bytes = Uint8Array.from(run.slice(1).split('%'), (pair) => Number.parseInt(pair, 16))
  try {
    return utf8.decode(bytes)
  } catch {
    return latin1.decode(bytes)
  }
}
