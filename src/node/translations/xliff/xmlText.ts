/** Words as XML text. Characters that XML does not allow become `<cp>` where `hasCodes`, otherwise they are left out. */
export function cdataFree(words: string, hasCodes = false): string {
  return Array.from(words, (character) => {
    const code = character.codePointAt(0)!
    if (!isAllowed(code)) return hasCodes ? `<cp hex="${code.toString(16).toUpperCase().padStart(4, '0')}"/>` : ''
    // Parsers read a carriage return as a line break.
    return ESCAPES[character] ?? character
  }).join('')
}

/** Words as the value of an attribute in double quotes, on one line. */
export function inAttribute(words: string): string {
  return cdataFree(words).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Whether XML 1.0 allows a character. */
function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff)
}
