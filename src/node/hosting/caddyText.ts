/** A quoted text for Caddy. Throws for line breaks and backslashes, which it cannot represent reliably. */
export function caddyText(text: string): string {
  if (/[\x00-\x1f\x7f\\]/.test(text)) throw new TypeError(`Not for a line of a Caddyfile: ${JSON.stringify(text)}`)
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}

/** An address for Caddy: braces, which start placeholders, and backslashes are percent-encoded. */
export function addressText(text: string): string {
  return caddyText(text.replaceAll('{', '%7B').replaceAll('}', '%7D').replaceAll('\\', '%5C'))
}
